CREATE TABLE "spent_proof" (
	"member_id" uuid NOT NULL,
	"id_hash" "bytea" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_proof_member_id_id_hash_pk" PRIMARY KEY("member_id","id_hash")
);
--> statement-breakpoint
ALTER TABLE "refresh_family" ADD COLUMN "key_thumbprint" text;--> statement-breakpoint
ALTER TABLE "refresh_family" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spent_proof" ADD CONSTRAINT "spent_proof_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_proof_expires_at_idx" ON "spent_proof" USING btree ("expires_at");--> statement-breakpoint
UPDATE "refresh_family" SET "ends_at" = now() + interval '30 days' WHERE "revoked_at" IS NULL;
