CREATE TABLE "change_feed" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"body" jsonb NOT NULL,
	"due" text,
	CONSTRAINT "drafts_kind_slug_locale_pk" PRIMARY KEY("kind","slug","locale")
);
--> statement-breakpoint
INSERT INTO "change_feed" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "markers" ("name", "value") VALUES ('content', 1);--> statement-breakpoint
-- One transaction at a time writes to the feed, so that ids come to light in their order. The lock is the first thing
-- taken by every writer, the row of the catalogue's version comes after it: two writers never wait for each other.
CREATE FUNCTION announce(changed text[], subject text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7201515);
  INSERT INTO "changes" ("tags", "what") VALUES (changed, subject);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7201515);
  UPDATE "markers" SET "value" = "value" + 1 WHERE "name" = 'catalogue';
  RETURN NULL;
END $$;--> statement-breakpoint
-- Items by name while they are few; the lists they stand in, or stood in, always.
CREATE FUNCTION announce_item_rows(touched jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  amount integer;
  lists text[];
  pages text[];
BEGIN
  SELECT count(DISTINCT row ->> 'url'),
    array_agg(DISTINCT 'list:' || (row ->> 'type') || ':' || (row ->> 'stock')),
    array_agg(DISTINCT 'item:' || (row ->> 'type') || ':' || (row ->> 'url'))
  INTO amount, lists, pages
  FROM jsonb_array_elements(touched) AS row;
  IF amount = 0 THEN RETURN; END IF;
  IF amount > 100 THEN pages := ARRAY['stock']; END IF;
  PERFORM announce(lists || pages, 'stock: ' || amount || ' items');
END $$;--> statement-breakpoint
CREATE FUNCTION announce_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched jsonb;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM announce(ARRAY['stock'], 'stock: all items');
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(jsonb_build_object('type', catalog_type, 'url', url, 'stock', stock)) INTO touched FROM new_items;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(jsonb_build_object('type', catalog_type, 'url', url, 'stock', stock)) INTO touched FROM old_items;
  ELSE
    IF (SELECT count(*) FROM new_items) > 1000 THEN
      PERFORM announce(ARRAY['stock'], 'stock: more than 1000 items');
      RETURN NULL;
    END IF;
    SELECT jsonb_agg(jsonb_build_object('type', catalog_type, 'url', url, 'stock', stock)) INTO touched
    FROM (
      (SELECT * FROM new_items EXCEPT ALL SELECT * FROM old_items)
      UNION ALL
      (SELECT * FROM old_items EXCEPT ALL SELECT * FROM new_items)
    ) AS differing;
  END IF;
  PERFORM announce_item_rows(coalesce(touched, '[]'));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER items_announce_insert AFTER INSERT ON "items"
  REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION announce_items();--> statement-breakpoint
CREATE TRIGGER items_announce_update AFTER UPDATE ON "items"
  REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION announce_items();--> statement-breakpoint
CREATE TRIGGER items_announce_delete AFTER DELETE ON "items"
  REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION announce_items();--> statement-breakpoint
CREATE TRIGGER items_announce_truncate AFTER TRUNCATE ON "items"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_items();--> statement-breakpoint
CREATE FUNCTION announce_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(ARRAY[TG_ARGV[0]], TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brands"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_all('stock');--> statement-breakpoint
CREATE TRIGGER collections_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collections"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_all('stock');--> statement-breakpoint
CREATE TRIGGER currency_rates_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "currency_rates"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_all('currency');
