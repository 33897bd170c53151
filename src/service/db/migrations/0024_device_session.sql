ALTER TABLE "user_device" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "user_device" ADD CONSTRAINT "user_device_family_fkey" FOREIGN KEY ("member_id","family_id") REFERENCES "public"."refresh_family"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_device_family_idx" ON "user_device" USING btree ("member_id","family_id");