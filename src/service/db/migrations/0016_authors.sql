CREATE TABLE "commit_author" (
	"line_manager_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author" text NOT NULL,
	"member_id" uuid,
	"ignored_at" timestamp with time zone,
	CONSTRAINT "commit_author_line_manager_id_id_pk" PRIMARY KEY("line_manager_id","id"),
	CONSTRAINT "commit_author_author_key" UNIQUE("line_manager_id","author")
);
--> statement-breakpoint
CREATE TABLE "commit_day" (
	"line_manager_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"date" date NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "commit_day_line_manager_id_author_id_repository_id_date_pk" PRIMARY KEY("line_manager_id","author_id","repository_id","date")
);
--> statement-breakpoint
ALTER TABLE "commit_author" ADD CONSTRAINT "commit_author_line_manager_id_team_member_id_fk" FOREIGN KEY ("line_manager_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commit_day" ADD CONSTRAINT "commit_day_repository_id_repository_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repository"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commit_day" ADD CONSTRAINT "commit_day_author_fkey" FOREIGN KEY ("line_manager_id","author_id") REFERENCES "public"."commit_author"("line_manager_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commit_author_member_id_idx" ON "commit_author" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "commit_day_repository_id_idx" ON "commit_day" USING btree ("repository_id");