CREATE TABLE "career_entry" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"company" text NOT NULL,
	"job_title" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"still_working" boolean NOT NULL,
	"description" text,
	CONSTRAINT "career_entry_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_request" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "catalogue_request_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"issuer" text,
	"issue_date" date,
	"expire_date" date,
	"credential_url" text,
	CONSTRAINT "certificate_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "education" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"degree" text,
	"field_of_study" text,
	"institute" text,
	"start_date" date,
	"end_date" date,
	"still_studying" boolean NOT NULL,
	CONSTRAINT "education_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "job_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_title" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role_id" uuid
);
--> statement-breakpoint
CREATE TABLE "language_skill" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "language_skill_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "skill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_member_skill" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"skill_id" uuid NOT NULL,
	CONSTRAINT "team_member_skill_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "team_member_skill_skill_key" UNIQUE("member_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "team_member" ADD COLUMN "linked_in_verified_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "career_entry" ADD CONSTRAINT "career_entry_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_request" ADD CONSTRAINT "catalogue_request_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_title" ADD CONSTRAINT "job_title_role_id_job_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."job_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_skill" ADD CONSTRAINT "language_skill_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member_skill" ADD CONSTRAINT "team_member_skill_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member_skill" ADD CONSTRAINT "team_member_skill_skill_id_skill_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_request_name_key" ON "catalogue_request" USING btree ("member_id","kind",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "job_role_name_key" ON "job_role" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "job_title_name_key" ON "job_title" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "language_skill_language_key" ON "language_skill" USING btree ("member_id",lower("language"));--> statement-breakpoint
CREATE UNIQUE INDEX "skill_name_key" ON "skill" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "team_member_skill_skill_id_idx" ON "team_member_skill" USING btree ("skill_id");