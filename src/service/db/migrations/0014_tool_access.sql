CREATE TABLE "tool_access" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"email" text NOT NULL,
	"tool" text NOT NULL,
	"url" text NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"granted_at" timestamp with time zone,
	"granted_by" uuid,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	"requested_at" timestamp with time zone,
	CONSTRAINT "tool_access_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "tool_access" ADD CONSTRAINT "tool_access_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_access" ADD CONSTRAINT "tool_access_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_access_id_idx" ON "tool_access" USING btree ("id");--> statement-breakpoint
CREATE INDEX "tool_access_project_id_idx" ON "tool_access" USING btree ("project_id");