CREATE INDEX "job_title_role_id_idx" ON "job_title" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "activity_default_technology_id_idx" ON "activity" USING btree ("default_technology_id");--> statement-breakpoint
CREATE INDEX "timesheet_project_id_idx" ON "timesheet" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "timesheet_activity_id_idx" ON "timesheet" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "timesheet_technology_id_idx" ON "timesheet" USING btree ("technology_id");--> statement-breakpoint
CREATE INDEX "timesheet_pin_project_id_idx" ON "timesheet_pin" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "timesheet_pin_activity_id_idx" ON "timesheet_pin" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "timesheet_pin_technology_id_idx" ON "timesheet_pin" USING btree ("technology_id");