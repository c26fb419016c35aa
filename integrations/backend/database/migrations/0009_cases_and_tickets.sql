CREATE TABLE "pledge_tickets" (
	"number" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"phone_digits" text NOT NULL,
	"due" date NOT NULL,
	"grace_end" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"redeemed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeal_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "due" date;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_number_unique" UNIQUE("number");