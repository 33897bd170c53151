CREATE TABLE "payment_account" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"added_as" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_account_added_as_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"key_id" text NOT NULL,
	"country" text,
	"account_name" text,
	"bank_name" text,
	"full_name" text,
	"city" text,
	"post_code" text,
	"recipient_address" text,
	"wallet_address" "bytea",
	"bsb" "bytea",
	"account_number" "bytea",
	"sheba_number" "bytea",
	"swift_code" "bytea",
	"email" "bytea",
	"number_mac" "bytea" NOT NULL,
	"swift_mac" "bytea",
	CONSTRAINT "payment_account_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "payment_account_type_check" CHECK ("payment_account"."type" in ('cryptoCurrency', 'bankAccount', 'wiseAccount', 'paypal'))
);
--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_default_key" ON "payment_account" USING btree ("member_id","type") WHERE "payment_account"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_number_key" ON "payment_account" USING btree ("member_id","type","number_mac");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_swift_key" ON "payment_account" USING btree ("member_id","swift_mac");