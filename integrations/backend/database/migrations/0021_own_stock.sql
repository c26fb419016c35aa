CREATE TABLE "inspections" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"inspected_on" date NOT NULL,
	"appraiser" text NOT NULL,
	"rate_seconds_a_day" real,
	"amplitude_degrees" integer,
	"pressure_bar" real,
	"comment" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"influences" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_photos" (
	"item_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"source" text NOT NULL,
	"view" text,
	"placeholder" text,
	CONSTRAINT "item_photos_item_id_position_pk" PRIMARY KEY("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "item_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"currency" text NOT NULL,
	"price" bigint,
	"discount" bigint,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "held_for_request" bigint;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "own_price" bigint;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "own_discount" bigint;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "guarantee_months" integer;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "serviced_on" date;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "description" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "defects_text" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "sold_price_usd" integer;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_photos" ADD CONSTRAINT "item_photos_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "item_prices_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_prices_item" ON "item_prices" USING btree ("item_id","ended_at");--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_held_for_request_requests_id_fk" FOREIGN KEY ("held_for_request") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_held" ON "items" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
UPDATE "items" SET "number" = "id"::text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_prices" CHECK (price_usd > 0 and discount_usd > 0 and own_price > 0 and own_discount > 0);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_own_price" CHECK (currency <> 'USD' or (own_price is null and own_discount is null));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_sold_price" CHECK (sold_price_usd is null or (sold_price_usd > 0 and sold_at is not null));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_hold" CHECK (availability in ('reserved', 'in_reserve') or held_until is null);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_guarantee" CHECK (guarantee_months between 1 and 120);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_guarantee_sound" CHECK (guarantee_months is null or (condition not in ('defects', 'needs_repair') and stock <> 'dealer'));--> statement-breakpoint
CREATE FUNCTION number_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."number" := NEW."id"::text;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER items_number BEFORE INSERT ON "items"
  FOR EACH ROW WHEN (NEW."number" = '') EXECUTE FUNCTION number_item();--> statement-breakpoint
-- Prices that were asked before. A price that is another in dollars alone, because the rate moved, is neither a change
-- nor news to anybody.
CREATE FUNCTION store_previous_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "item_prices" ("item_id", "currency", "price", "discount", "ended_at")
  SELECT before."id", before."currency", coalesce(before."own_price", before."price_usd"),
    coalesce(before."own_discount", before."discount_usd"), clock_timestamp()
  FROM new_items now JOIN old_items before ON before."id" = now."id"
  WHERE (now."currency", coalesce(now."own_price", now."price_usd"), coalesce(now."own_discount", now."discount_usd"))
    IS DISTINCT FROM
    (before."currency", coalesce(before."own_price", before."price_usd"), coalesce(before."own_discount", before."discount_usd"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER items_previous_prices AFTER UPDATE ON "items"
  REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION store_previous_prices();--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_stock_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stock_events" ("item_id", "kind", "at")
  SELECT now."id", 'arrived', clock_timestamp()
  FROM new_items now JOIN old_items before ON before."id" = now."id"
  WHERE now."stock" = 'current' AND now."availability" = 'in_stock'
    AND NOT (before."stock" = 'current' AND before."availability" = 'in_stock');
  INSERT INTO "stock_events" ("item_id", "kind", "previous_usd", "at")
  SELECT now."id", 'cheaper', coalesce(before."discount_usd", before."price_usd"), clock_timestamp()
  FROM new_items now JOIN old_items before ON before."id" = now."id"
  WHERE now."stock" = 'current' AND now."availability" IN ('in_stock', 'to_order') AND before."stock" = 'current'
    AND coalesce(now."discount_usd", now."price_usd") < coalesce(before."discount_usd", before."price_usd")
    AND (now."currency" <> before."currency"
      OR coalesce(now."own_discount", now."own_price", 0) < coalesce(before."own_discount", before."own_price", 0)
      OR now."currency" = 'USD');
  RETURN NULL;
END $$;--> statement-breakpoint
-- What is shown with an item is a change of the item: its version, its tags in the feed.
CREATE FUNCTION announce_item_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "items" SET "updated_at" = clock_timestamp() WHERE "id" IN (SELECT "item_id" FROM touched);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER item_photos_announce_insert AFTER INSERT ON "item_photos"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_item_parts();--> statement-breakpoint
CREATE TRIGGER item_photos_announce_update AFTER UPDATE ON "item_photos"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_item_parts();--> statement-breakpoint
CREATE TRIGGER item_photos_announce_delete AFTER DELETE ON "item_photos"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_item_parts();--> statement-breakpoint
CREATE TRIGGER inspections_announce_insert AFTER INSERT ON "inspections"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_item_parts();--> statement-breakpoint
CREATE TRIGGER inspections_announce_update AFTER UPDATE ON "inspections"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_item_parts();--> statement-breakpoint
CREATE TRIGGER inspections_announce_delete AFTER DELETE ON "inspections"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_item_parts();
