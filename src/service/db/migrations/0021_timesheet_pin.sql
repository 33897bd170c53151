CREATE TABLE "timesheet_pin" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"epic" text NOT NULL,
	"activity_id" uuid NOT NULL,
	"technology_id" uuid NOT NULL,
	"issue_no" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "timesheet_pin_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "timesheet_pin_work_key" UNIQUE("member_id","commitment_id","project_id","epic","issue_no","activity_id","technology_id")
);
--> statement-breakpoint
ALTER TABLE "timesheet_pin" ADD CONSTRAINT "timesheet_pin_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_pin" ADD CONSTRAINT "timesheet_pin_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_pin" ADD CONSTRAINT "timesheet_pin_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_pin" ADD CONSTRAINT "timesheet_pin_technology_id_technology_id_fk" FOREIGN KEY ("technology_id") REFERENCES "public"."technology"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_pin" ADD CONSTRAINT "timesheet_pin_commitment_fkey" FOREIGN KEY ("member_id","commitment_id") REFERENCES "public"."commitment"("member_id","id") ON DELETE cascade ON UPDATE no action;