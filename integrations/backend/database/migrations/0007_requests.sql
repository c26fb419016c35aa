CREATE TABLE "requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"locale" text NOT NULL,
	"city" text,
	"key" text NOT NULL,
	"consent_text" text,
	"consent_policy" text,
	"sent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "requests_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "requests_kind" ON "requests" USING btree ("kind","created_at");