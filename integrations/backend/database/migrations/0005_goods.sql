DROP INDEX "collections_brand_slug";--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "titles" jsonb;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "catalog_type" text DEFAULT 'clock' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "carat_weight" real;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "weight_g" real;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "ring_size" real;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "size_mm" real;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "hardware" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "technique" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "width_cm" real;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "height_cm" real;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "depth_cm" real;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "defects" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "collections_brand_type_slug" ON "collections" USING btree ("brand_id","catalog_type","slug");