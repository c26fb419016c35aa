ALTER TABLE "articles" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "cover" jsonb;