CREATE TABLE "alert_notices" (
	"recipient" text NOT NULL,
	"item_id" integer NOT NULL,
	"event" text NOT NULL,
	"alert_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_notices_recipient_item_id_event_pk" PRIMARY KEY("recipient","item_id","event")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"item_url" text,
	"list" text,
	"filters" jsonb,
	"title" text,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "alerts_owner_subject" UNIQUE("owner","subject")
);
--> statement-breakpoint
CREATE TABLE "stock_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"previous_usd" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_notices" ADD CONSTRAINT "alert_notices_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_notices_alert" ON "alert_notices" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alerts_item" ON "alerts" USING btree ("item_url");--> statement-breakpoint
-- Of the current stock alone: what can be taken home today has arrived, what can be bought may become cheaper.
CREATE FUNCTION note_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stock_events" ("item_id", "kind", "at")
  SELECT "id", 'arrived', clock_timestamp() FROM new_items
  WHERE "stock" = 'current' AND "availability" = 'in_stock';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_stock_changes() RETURNS trigger LANGUAGE plpgsql AS $$
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
    AND coalesce(now."discount_usd", now."price_usd") < coalesce(before."discount_usd", before."price_usd");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER items_arrivals AFTER INSERT ON "items"
  REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION note_arrivals();--> statement-breakpoint
CREATE TRIGGER items_changes AFTER UPDATE ON "items"
  REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes();
