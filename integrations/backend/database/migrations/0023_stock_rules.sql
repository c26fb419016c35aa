-- A price of another currency than the dollar is worked out again at every rate, as stock/prices.ts does it.
CREATE FUNCTION reprice_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "items" SET
    "price_usd" = greatest(1, floor("own_price" / NEW."units_per_usd" + 0.5)),
    "discount_usd" = CASE WHEN "own_discount" IS NOT NULL
      THEN greatest(1, floor("own_discount" / NEW."units_per_usd" + 0.5)) END
  WHERE "currency" = NEW."code" AND "own_price" IS NOT NULL
    AND "price_usd" IS DISTINCT FROM greatest(1, floor("own_price" / NEW."units_per_usd" + 0.5))::integer;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER currency_rates_reprice AFTER INSERT OR UPDATE OF "units_per_usd" ON "currency_rates"
  FOR EACH ROW EXECUTE FUNCTION reprice_items();--> statement-breakpoint
-- Cities are rows and stand in an array, for which there is no foreign key. A city that has closed since stays with its
-- pieces until they are changed; a shop that knows no city yet is being filled.
CREATE FUNCTION check_item_cities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW."cities" = OLD."cities" THEN RETURN NULL; END IF;
  END IF;
  IF cardinality(NEW."cities") > 0 AND EXISTS (SELECT 1 FROM "cities")
    AND NOT NEW."cities" <@ ARRAY(SELECT "alias" FROM "cities") THEN
    RAISE EXCEPTION 'item % is in a city that the shop does not have: %', NEW."number", NEW."cities"
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER items_cities AFTER INSERT OR UPDATE OF "cities" ON "items"
  FOR EACH ROW EXECUTE FUNCTION check_item_cities();
