CREATE TABLE "stock_news" (
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_news_item_id_kind_pk" PRIMARY KEY("item_id","kind")
);
--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
UPDATE "consents" SET "text" = NULL WHERE "text" = 'none';--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "email" text;--> statement-breakpoint
-- Tickets known so far are printed as region and number.
ALTER TABLE "pledge_tickets" ADD COLUMN "printed" text;--> statement-breakpoint
UPDATE "pledge_tickets" SET "printed" = regexp_replace("number", '^(\d{2})(\d{6})$', '\1-\2');--> statement-breakpoint
ALTER TABLE "pledge_tickets" ALTER COLUMN "printed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "digested_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "stock_news_at" ON "stock_news" USING btree ("at");