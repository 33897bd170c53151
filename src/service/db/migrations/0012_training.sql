CREATE TABLE "access_request" (
	"member_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_request_member_id_record_id_pk" PRIMARY KEY("member_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_attempt" (
	"member_id" uuid NOT NULL,
	"road_map_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"submit_time" timestamp with time zone,
	CONSTRAINT "assessment_attempt_pkey" PRIMARY KEY("member_id","road_map_id","course_id","assessment_id","number")
);
--> statement-breakpoint
CREATE TABLE "attempt_answer" (
	"member_id" uuid NOT NULL,
	"road_map_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_answer_pkey" PRIMARY KEY("member_id","road_map_id","course_id","assessment_id","number","question_id")
);
--> statement-breakpoint
CREATE TABLE "course_favorite" (
	"member_id" uuid NOT NULL,
	"road_map_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_favorite_member_id_road_map_id_course_id_pk" PRIMARY KEY("member_id","road_map_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_start" (
	"member_id" uuid NOT NULL,
	"road_map_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_start_member_id_road_map_id_course_id_pk" PRIMARY KEY("member_id","road_map_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "road_map_start" (
	"member_id" uuid NOT NULL,
	"road_map_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "road_map_start_member_id_road_map_id_pk" PRIMARY KEY("member_id","road_map_id")
);
--> statement-breakpoint
CREATE TABLE "step_completion" (
	"member_id" uuid NOT NULL,
	"road_map_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_completion_member_id_road_map_id_course_id_step_id_pk" PRIMARY KEY("member_id","road_map_id","course_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "assessment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"source" text NOT NULL,
	"content_hash" text NOT NULL,
	"retired_at" timestamp with time zone,
	"duration" integer NOT NULL,
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"objective" text NOT NULL,
	"pass_score" integer,
	"is_restartable" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"source" text NOT NULL,
	"content_hash" text NOT NULL,
	"retired_at" timestamp with time zone,
	"duration" integer NOT NULL,
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"level" text NOT NULL,
	"image" text,
	"skill_ids" uuid[] NOT NULL,
	"updated_on" date
);
--> statement-breakpoint
CREATE TABLE "course_dependency" (
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"dependency_id" uuid,
	CONSTRAINT "course_dependency_course_id_position_pk" PRIMARY KEY("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "course_step" (
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"id" uuid NOT NULL,
	"title" text,
	"duration" integer,
	"content" text,
	"source" text,
	"slug" text,
	"assessment_id" uuid,
	CONSTRAINT "course_step_course_id_position_pk" PRIMARY KEY("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "question" (
	"assessment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"level" text NOT NULL,
	"duration" integer NOT NULL,
	"skill_ids" uuid[] NOT NULL,
	"text" text NOT NULL,
	"options" text[] NOT NULL,
	"editors" text[] NOT NULL,
	CONSTRAINT "question_assessment_id_position_pk" PRIMARY KEY("assessment_id","position")
);
--> statement-breakpoint
CREATE TABLE "road_map" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"source" text NOT NULL,
	"content_hash" text NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "road_map_step" (
	"road_map_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"step_id" uuid NOT NULL,
	CONSTRAINT "road_map_step_road_map_id_position_pk" PRIMARY KEY("road_map_id","position")
);
--> statement-breakpoint
CREATE TABLE "training_image" (
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"original" text NOT NULL,
	"served" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "training_image_course_id_name_pk" PRIMARY KEY("course_id","name")
);
--> statement-breakpoint
CREATE TABLE "training_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"removed" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_attempt" ADD CONSTRAINT "assessment_attempt_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answer" ADD CONSTRAINT "attempt_answer_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_favorite" ADD CONSTRAINT "course_favorite_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_start" ADD CONSTRAINT "course_start_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_map_start" ADD CONSTRAINT "road_map_start_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_completion" ADD CONSTRAINT "step_completion_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_dependency" ADD CONSTRAINT "course_dependency_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_step" ADD CONSTRAINT "course_step_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_map_step" ADD CONSTRAINT "road_map_step_road_map_id_road_map_id_fk" FOREIGN KEY ("road_map_id") REFERENCES "public"."road_map"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_image" ADD CONSTRAINT "training_image_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "road_map_start_idx" ON "road_map_start" USING btree ("road_map_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_slug_key" ON "assessment" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "assessment_search_idx" ON "assessment" USING gin ("words","facets");--> statement-breakpoint
CREATE INDEX "assessment_title_idx" ON "assessment" USING btree (lower("title"),"id") WHERE "assessment"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "course_slug_key" ON "course" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "course_search_idx" ON "course" USING gin ("words","facets");--> statement-breakpoint
CREATE INDEX "course_title_idx" ON "course" USING btree (lower("title"),"id") WHERE "course"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "course_step_id_key" ON "course_step" USING btree ("course_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_id_key" ON "question" USING btree ("assessment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "road_map_slug_key" ON "road_map" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "road_map_step_step_key" ON "road_map_step" USING btree ("road_map_id","step_id");--> statement-breakpoint
CREATE INDEX "training_image_original_idx" ON "training_image" USING btree ("original");