ALTER TABLE "items" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_gtin" CHECK (gtin ~ '^([0-9]{8}|[0-9]{12,14})$');