CREATE TABLE "personal_setting" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"theme" text,
	"density" text,
	"week_target" double precision,
	"timer_rounding" text
);
--> statement-breakpoint
ALTER TABLE "personal_setting" ADD CONSTRAINT "personal_setting_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;