CREATE TABLE "attempt_count" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"closed_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
