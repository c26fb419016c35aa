ALTER TABLE "items" ADD COLUMN "sold_at" timestamp with time zone;--> statement-breakpoint
-- What was sold before dates of sale were kept: its last change is the nearest known day.
UPDATE "items" SET "sold_at" = "updated_at" WHERE "availability" = 'sold';--> statement-breakpoint
CREATE INDEX "items_sold_reference" ON "items" USING btree ("brand_id","reference") WHERE sold_at is not null;--> statement-breakpoint
CREATE INDEX "items_sold_model" ON "items" USING btree ("brand_id","model") WHERE sold_at is not null;