CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"default_technology_id" uuid
);
--> statement-breakpoint
CREATE TABLE "activity_technology" (
	"activity_id" uuid NOT NULL,
	"technology_id" uuid NOT NULL,
	CONSTRAINT "activity_technology_activity_id_technology_id_pk" PRIMARY KEY("activity_id","technology_id")
);
--> statement-breakpoint
CREATE TABLE "activity_watch" (
	"member_id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"date" date NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "activity_watch_member_id_date_commitment_id_pk" PRIMARY KEY("member_id","date","commitment_id")
);
--> statement-breakpoint
CREATE TABLE "code_day" (
	"member_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"date" date NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "code_day_member_id_repository_id_date_pk" PRIMARY KEY("member_id","repository_id","date")
);
--> statement-breakpoint
CREATE TABLE "commitment_project" (
	"member_id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "commitment_project_member_id_commitment_id_project_id_pk" PRIMARY KEY("member_id","commitment_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "epic" (
	"project_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "epic_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "leave" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "leave_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "leave_date_key" UNIQUE("member_id","date")
);
--> statement-breakpoint
CREATE TABLE "pay_run" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"tm_approved_date" timestamp with time zone,
	"admin_approved_date" timestamp with time zone,
	"payment_ref_added_date" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_run_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"customer_id" uuid,
	"epic_set_id" uuid NOT NULL,
	CONSTRAINT "project_epic_set_id_key" UNIQUE("epic_set_id")
);
--> statement-breakpoint
CREATE TABLE "repository" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"default_branch" text NOT NULL,
	"last_commit_at" timestamp with time zone,
	CONSTRAINT "repository_url_key" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "repository_issue" (
	"repository_id" uuid NOT NULL,
	"date" date NOT NULL,
	"class" text NOT NULL,
	"severity" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "repository_issue_repository_id_date_class_severity_pk" PRIMARY KEY("repository_id","date","class","severity")
);
--> statement-breakpoint
CREATE TABLE "repository_member" (
	"member_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"access" text NOT NULL,
	CONSTRAINT "repository_member_member_id_repository_id_pk" PRIMARY KEY("member_id","repository_id")
);
--> statement-breakpoint
CREATE TABLE "technology" (
	"id" uuid PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timesheet" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"epic" text NOT NULL,
	"date" date NOT NULL,
	"activity_id" uuid NOT NULL,
	"technology_id" uuid NOT NULL,
	"issue_no" text NOT NULL,
	"effort" double precision NOT NULL,
	"adjustment" double precision DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "timesheet_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "status_message" text;--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "job_role_icon" text;--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "security_score" double precision;--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "vm_id" uuid;--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "timesheet_processing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_default_technology_id_technology_id_fk" FOREIGN KEY ("default_technology_id") REFERENCES "public"."technology"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_technology" ADD CONSTRAINT "activity_technology_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_technology" ADD CONSTRAINT "activity_technology_technology_id_technology_id_fk" FOREIGN KEY ("technology_id") REFERENCES "public"."technology"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_watch" ADD CONSTRAINT "activity_watch_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_watch" ADD CONSTRAINT "activity_watch_commitment_fkey" FOREIGN KEY ("member_id","commitment_id") REFERENCES "public"."commitment"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_day" ADD CONSTRAINT "code_day_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_day" ADD CONSTRAINT "code_day_repository_id_repository_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repository"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitment_project" ADD CONSTRAINT "commitment_project_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitment_project" ADD CONSTRAINT "commitment_project_commitment_fkey" FOREIGN KEY ("member_id","commitment_id") REFERENCES "public"."commitment"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epic" ADD CONSTRAINT "epic_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository" ADD CONSTRAINT "repository_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_issue" ADD CONSTRAINT "repository_issue_repository_id_repository_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repository"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_member" ADD CONSTRAINT "repository_member_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_member" ADD CONSTRAINT "repository_member_repository_id_repository_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repository"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_technology_id_technology_id_fk" FOREIGN KEY ("technology_id") REFERENCES "public"."technology"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_commitment_fkey" FOREIGN KEY ("member_id","commitment_id") REFERENCES "public"."commitment"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_value_key" ON "activity" USING btree (lower("value"));--> statement-breakpoint
CREATE INDEX "activity_technology_technology_id_idx" ON "activity_technology" USING btree ("technology_id");--> statement-breakpoint
CREATE INDEX "code_day_repository_id_idx" ON "code_day" USING btree ("repository_id");--> statement-breakpoint
CREATE INDEX "commitment_project_project_id_idx" ON "commitment_project" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "epic_name_key" ON "epic" USING btree ("project_id",lower("name"));--> statement-breakpoint
CREATE INDEX "pay_run_confirmed_idx" ON "pay_run" USING btree ("member_id","to_date") WHERE "pay_run"."tm_approved_date" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "project_name_key" ON "project" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "repository_project_id_idx" ON "repository" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "repository_member_repository_id_idx" ON "repository_member" USING btree ("repository_id");--> statement-breakpoint
CREATE UNIQUE INDEX "technology_value_key" ON "technology" USING btree (lower("value"));--> statement-breakpoint
CREATE INDEX "timesheet_member_id_date_idx" ON "timesheet" USING btree ("member_id","date");