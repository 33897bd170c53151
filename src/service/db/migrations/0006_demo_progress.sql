CREATE TABLE "seed_progress" (
	"part" text PRIMARY KEY NOT NULL,
	"through" date NOT NULL
);
