-- A price of 0 or less was asked of nobody: such a row comes from SQL or an older release. It does not become a
-- previous price, so that the item can be mended.
CREATE OR REPLACE FUNCTION store_previous_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "item_prices" ("item_id", "currency", "price", "discount", "ended_at")
  SELECT before."id", before."currency", coalesce(before."own_price", before."price_usd"),
    coalesce(before."own_discount", before."discount_usd"), clock_timestamp()
  FROM new_items now JOIN old_items before ON before."id" = now."id"
  WHERE (now."currency", coalesce(now."own_price", now."price_usd"), coalesce(now."own_discount", now."discount_usd"))
    IS DISTINCT FROM
    (before."currency", coalesce(before."own_price", before."price_usd"), coalesce(before."own_discount", before."discount_usd"))
    AND coalesce(before."own_price", before."price_usd", 1) > 0
    AND coalesce(before."own_discount", before."discount_usd", 1) > 0;
  RETURN NULL;
END $$;
