ALTER TABLE "services" DROP COLUMN "image_preview";--> statement-breakpoint
ALTER TABLE "services" DROP COLUMN "image1";--> statement-breakpoint
ALTER TABLE "services" DROP COLUMN "image_alt";