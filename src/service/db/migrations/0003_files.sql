CREATE TABLE "file_removal" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_in_state" (
	"member_id" uuid NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"family_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "linked_in_state_member_id_state_hash_pk" PRIMARY KEY("member_id","state_hash")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_file_member_id_kind_owner_id_pk" PRIMARY KEY("member_id","kind","owner_id")
);
--> statement-breakpoint
ALTER TABLE "linked_in_state" ADD CONSTRAINT "linked_in_state_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_removal_due_at_idx" ON "file_removal" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "linked_in_state_expires_at_idx" ON "linked_in_state" USING btree ("expires_at");