CREATE TABLE "availability_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"by" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"stock" text NOT NULL,
	"held_until" timestamp with time zone,
	"request_id" bigint,
	"sold_price_usd" integer,
	"sold_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "for_another" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_changes" ADD CONSTRAINT "availability_changes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_changes" ADD CONSTRAINT "availability_changes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_changes_item" ON "availability_changes" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "availability_changes_request" ON "availability_changes" USING btree ("request_id");--> statement-breakpoint
-- Who waits for a piece is told when it is sold, too.
CREATE OR REPLACE FUNCTION note_stock_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stock_events" ("item_id", "kind", "at")
  SELECT now."id", 'arrived', clock_timestamp()
  FROM new_items now JOIN old_items before ON before."id" = now."id"
  WHERE now."stock" = 'current' AND now."availability" = 'in_stock'
    AND NOT (before."stock" = 'current' AND before."availability" = 'in_stock');
  INSERT INTO "stock_events" ("item_id", "kind", "at")
  SELECT now."id", 'sold', clock_timestamp()
  FROM new_items now JOIN old_items before ON before."id" = now."id"
  WHERE now."availability" = 'sold' AND before."availability" <> 'sold';
  INSERT INTO "stock_events" ("item_id", "kind", "previous_usd", "at")
  SELECT now."id", 'cheaper', coalesce(before."discount_usd", before."price_usd"), clock_timestamp()
  FROM new_items now JOIN old_items before ON before."id" = now."id"
  WHERE now."stock" = 'current' AND now."availability" IN ('in_stock', 'to_order') AND before."stock" = 'current'
    AND coalesce(now."discount_usd", now."price_usd") < coalesce(before."discount_usd", before."price_usd")
    AND (now."currency" <> before."currency"
      OR coalesce(now."own_discount", now."own_price", 0) < coalesce(before."own_discount", before."own_price", 0)
      OR now."currency" = 'USD');
  RETURN NULL;
END $$;
