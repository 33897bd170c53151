CREATE TABLE "problem_report" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"size" integer NOT NULL,
	"key_id" text NOT NULL,
	"sealed_report" "bytea" NOT NULL,
	CONSTRAINT "problem_report_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_report_id_idx" ON "problem_report" USING btree ("id");--> statement-breakpoint
CREATE INDEX "problem_report_created_at_idx" ON "problem_report" USING btree ("created_at");