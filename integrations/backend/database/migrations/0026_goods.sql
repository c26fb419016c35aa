CREATE TABLE "item_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"staff_id" bigint NOT NULL,
	"columns" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_photos" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "item_photos" ADD COLUMN "edit" jsonb;--> statement-breakpoint
ALTER TABLE "item_prices" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "item_prices" ADD COLUMN "staff_id" bigint;--> statement-breakpoint
ALTER TABLE "item_edits" ADD CONSTRAINT "item_edits_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_edits" ADD CONSTRAINT "item_edits_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_edits_item" ON "item_edits" USING btree ("item_id","id");--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "item_prices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_updated" ON "items" USING btree ("updated_at","id");