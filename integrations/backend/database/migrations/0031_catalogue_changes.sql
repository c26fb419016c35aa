CREATE TABLE "catalogue_changes" (
	"version" integer PRIMARY KEY NOT NULL,
	"items" integer[]
);
--> statement-breakpoint
-- Raises the version and notes what changed; null is anything. One transaction at a time does so, see `announce`.
CREATE FUNCTION note_catalogue_change(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  raised integer;
BEGIN
  PERFORM pg_advisory_xact_lock(7201515);
  UPDATE "markers" SET "value" = "value" + 1 WHERE "name" = 'catalogue' RETURNING "value" INTO raised;
  INSERT INTO "catalogue_changes" ("version", "items") VALUES (raised, changed)
    ON CONFLICT ("version") DO UPDATE SET "items" = NULL;
  DELETE FROM "catalogue_changes" WHERE "version" <= raised - 1000;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_catalogue_change(NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
-- A statement that changed no item changes no version; of more than 10,000 items there is no list.
CREATE FUNCTION note_item_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  SELECT array_agg("id") INTO changed FROM (SELECT "id" FROM touched LIMIT 10001) AS listed;
  IF changed IS NULL THEN RETURN NULL; END IF;
  PERFORM note_catalogue_change(CASE WHEN cardinality(changed) <= 10000 THEN changed END);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER items_change ON "items";--> statement-breakpoint
CREATE TRIGGER items_change_insert AFTER INSERT ON "items"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_item_changes();--> statement-breakpoint
CREATE TRIGGER items_change_update AFTER UPDATE ON "items"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_item_changes();--> statement-breakpoint
CREATE TRIGGER items_change_delete AFTER DELETE ON "items"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_item_changes();--> statement-breakpoint
CREATE TRIGGER items_change_truncate AFTER TRUNCATE ON "items"
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
