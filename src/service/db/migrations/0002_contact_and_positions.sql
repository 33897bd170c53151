CREATE TABLE "contact_entry" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"added_as" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contact_entry_added_as_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_default" boolean NOT NULL,
	"country" text,
	"city" text,
	"street" text,
	"post_code" text,
	"number" text,
	"code_mac" "bytea",
	"code_sent_at" timestamp with time zone,
	"code_ends_at" timestamp with time zone,
	"wrong_code_count" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "contact_entry_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "contact_entry_content_check" CHECK (case "contact_entry"."kind"
        when 'address' then num_nonnulls("contact_entry"."country", "contact_entry"."city", "contact_entry"."street", "contact_entry"."post_code") = 4 and "contact_entry"."number" is null
        when 'phone' then num_nonnulls("contact_entry"."country", "contact_entry"."city", "contact_entry"."street", "contact_entry"."post_code") = 0 and "contact_entry"."number" is not null
        else false end)
);
--> statement-breakpoint
CREATE TABLE "position" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deep_link_id" text NOT NULL,
	"title" text NOT NULL,
	"job_titles" text[] NOT NULL,
	"job_description" text NOT NULL,
	"skills" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "position_deep_link_id_key" UNIQUE("deep_link_id")
);
--> statement-breakpoint
CREATE TABLE "position_application" (
	"member_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "position_application_member_id_position_id_pk" PRIMARY KEY("member_id","position_id")
);
--> statement-breakpoint
CREATE TABLE "sent_code" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_code_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_entry" ADD CONSTRAINT "contact_entry_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_application" ADD CONSTRAINT "position_application_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_application" ADD CONSTRAINT "position_application_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_code" ADD CONSTRAINT "sent_code_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_entry_default_key" ON "contact_entry" USING btree ("member_id","kind") WHERE "contact_entry"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "contact_entry_number_key" ON "contact_entry" USING btree ("member_id","number");--> statement-breakpoint
CREATE INDEX "position_application_position_id_idx" ON "position_application" USING btree ("position_id");