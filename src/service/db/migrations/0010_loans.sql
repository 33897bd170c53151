CREATE TABLE "loan" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"installment" integer NOT NULL,
	"description" text,
	"proposed_payment_date" date,
	"status" text NOT NULL,
	"start_payment_date" date,
	"payment_reference" text,
	"reference" text,
	"unpaid_amount" numeric(18, 2) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "loan_line" (
	"member_id" uuid NOT NULL,
	"loan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"description" text NOT NULL,
	"paid_date" date,
	CONSTRAINT "loan_line_member_id_loan_id_position_pk" PRIMARY KEY("member_id","loan_id","position")
);
--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_commitment_fkey" FOREIGN KEY ("member_id","commitment_id") REFERENCES "public"."commitment"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_line" ADD CONSTRAINT "loan_line_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_line" ADD CONSTRAINT "loan_line_loan_fkey" FOREIGN KEY ("member_id","loan_id") REFERENCES "public"."loan"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_proposed_payment_date_idx" ON "loan" USING btree ("member_id","proposed_payment_date" desc nulls last,"id");