CREATE TABLE "commitment" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"status_v2" text NOT NULL,
	"seniority_level" text,
	"job_role" text,
	"job_title" text,
	"line_manager_id" uuid,
	"portfolio_manager_id" uuid,
	"project_lead_id" uuid,
	"customer_id" uuid,
	"start_date" date,
	"end_date" date,
	"type" text,
	"hours_per_week_min" double precision,
	"hours_per_week_max" double precision,
	"time_zone" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commitment_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"request_mac" "bytea" NOT NULL,
	"status" integer,
	"sealed_answer" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_hash_pk" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "job_preference" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"working_position" text NOT NULL,
	CONSTRAINT "job_preference_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"member_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_token_member_id_token_hash_pk" PRIMARY KEY("member_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed_message" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "professional_detail" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"job_title_id" uuid,
	"job" text,
	"job_role" text,
	"experience_year" text,
	"personality" text
);
--> statement-breakpoint
CREATE TABLE "refresh_family" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "refresh_family_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"member_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"family_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"child_nonce" "bytea",
	CONSTRAINT "refresh_token_member_id_token_hash_pk" PRIMARY KEY("member_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "specific_role" (
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "specific_role_member_id_name_pk" PRIMARY KEY("member_id","name")
);
--> statement-breakpoint
CREATE TABLE "spent_captcha" (
	"signature_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_account_id" uuid NOT NULL,
	"line_manager_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"nick_name" text,
	"birth_date" date,
	"email" text NOT NULL,
	"secondary_email" text,
	"phone" text,
	"mobile" text,
	"nationality" text,
	"country" text,
	"city" text,
	"marital_status" text,
	"military_service_situation" text,
	"still_studying" boolean,
	"photo_url" text,
	"cv" text,
	"description" text,
	"linked_in" text,
	"git_hub" text,
	"web_site" text,
	"member_since" timestamp with time zone NOT NULL,
	"career_history_description" text,
	"payment_method_type" integer DEFAULT 0 NOT NULL,
	"updated_payment_method_date" timestamp with time zone,
	"is_hiring_manager" boolean DEFAULT false NOT NULL,
	CONSTRAINT "team_member_user_account_id_key" UNIQUE("user_account_id"),
	CONSTRAINT "team_member_email_key" UNIQUE("email"),
	CONSTRAINT "team_member_phone_key" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"way_to_know" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "user_account_user_name_key" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "user_device" (
	"member_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"token" "bytea" NOT NULL,
	"device_type" text NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_device_member_id_token_hash_pk" PRIMARY KEY("member_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "commitment" ADD CONSTRAINT "commitment_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_preference" ADD CONSTRAINT "job_preference_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_detail" ADD CONSTRAINT "professional_detail_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_family" ADD CONSTRAINT "refresh_family_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_family_fkey" FOREIGN KEY ("member_id","family_id") REFERENCES "public"."refresh_family"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specific_role" ADD CONSTRAINT "specific_role_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_user_account_id_user_account_id_fk" FOREIGN KEY ("user_account_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_device" ADD CONSTRAINT "user_device_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_preference_working_position_key" ON "job_preference" USING btree ("member_id",lower("working_position"));--> statement-breakpoint
CREATE INDEX "notification_newest_idx" ON "notification" USING btree ("member_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("member_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_token_expires_at_idx" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_token_family_idx" ON "refresh_token" USING btree ("member_id","family_id");--> statement-breakpoint
CREATE INDEX "refresh_token_expires_at_idx" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_member_line_manager_id_idx" ON "team_member" USING btree ("line_manager_id");--> statement-breakpoint
CREATE INDEX "user_device_token_hash_idx" ON "user_device" USING btree ("token_hash");