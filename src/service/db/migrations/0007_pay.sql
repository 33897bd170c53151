CREATE TABLE "audit_record" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"record_type" text NOT NULL,
	"record_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	CONSTRAINT "audit_record_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "pay_run_item" (
	"member_id" uuid NOT NULL,
	"pay_run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"commitment_id" uuid NOT NULL,
	"commitment_name" text NOT NULL,
	"project_id" uuid,
	"project_name" text,
	"total_hours" numeric(9, 2) NOT NULL,
	"aud_rate" numeric(18, 4),
	"aud_pay" numeric(18, 2) NOT NULL,
	CONSTRAINT "pay_run_item_member_id_pay_run_id_position_pk" PRIMARY KEY("member_id","pay_run_id","position")
);
--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "rate" numeric(18, 4);--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "salary" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "commitment" ADD COLUMN "currency" text DEFAULT 'AUD' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "aud_total_pay" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "lc_total_pay" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "exchange_currency" text;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "audit_record" ADD CONSTRAINT "audit_record_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_item" ADD CONSTRAINT "pay_run_item_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_item" ADD CONSTRAINT "pay_run_item_pay_run_fkey" FOREIGN KEY ("member_id","pay_run_id") REFERENCES "public"."pay_run"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_record_record_idx" ON "audit_record" USING btree ("member_id","record_type","record_id","at");--> statement-breakpoint
CREATE INDEX "pay_run_active_idx" ON "pay_run" USING btree ("member_id","from_date") WHERE "pay_run"."payment_ref_added_date" is null;