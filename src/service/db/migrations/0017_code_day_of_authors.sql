-- What was known of a person's commits is by an author of that person, in the team of their line manager or else their own.
INSERT INTO "commit_author" ("id", "line_manager_id", "author", "member_id")
SELECT gen_random_uuid(), coalesce(m."line_manager_id", m."id"), trim(m."first_name" || ' ' || m."last_name") || ' <' || m."email" || '>', m."id"
FROM "team_member" m WHERE EXISTS (SELECT FROM "code_day" d WHERE d."member_id" = m."id");--> statement-breakpoint
INSERT INTO "commit_day" ("line_manager_id", "author_id", "repository_id", "date", "lines")
SELECT a."line_manager_id", a."id", d."repository_id", d."date", d."lines"
FROM "code_day" d JOIN "commit_author" a ON a."member_id" = d."member_id";--> statement-breakpoint
DROP TABLE "code_day" CASCADE;--> statement-breakpoint
CREATE VIEW "public"."code_day" AS (
  select a.member_id, d.repository_id, d.date, sum(d.lines)::int as lines
  from commit_author a join commit_day d on d.line_manager_id = a.line_manager_id and d.author_id = a.id
  where a.member_id is not null and a.ignored_at is null
  group by a.member_id, d.repository_id, d.date);