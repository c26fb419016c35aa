-- Rows of before that the constraints would refuse: what is wrong becomes unknown. Nothing is announced, since the
-- backend reads everything anew after a migration.
ALTER TABLE "brands" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "collections" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "cities" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "inspections" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "item_photos" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "item_prices" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "items" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "brands" SET "slug" = 'brand-' || "id" WHERE NOT ("slug" ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$');--> statement-breakpoint
UPDATE "brands" SET "title" = "slug" WHERE "title" = '';--> statement-breakpoint
UPDATE "brands" SET "titles" = NULL WHERE NOT (jsonb_typeof("titles") = 'object' and not jsonb_path_exists("titles", 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
UPDATE "collections" SET "slug" = 'collection-' || "id" WHERE NOT ("slug" ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$');--> statement-breakpoint
UPDATE "collections" SET "title" = "slug" WHERE "title" = '';--> statement-breakpoint
-- The next import of the contacts writes the titles of the cities again.
UPDATE "cities" SET "title" = jsonb_build_object('ru', "alias", 'en', "alias", 'ua', "alias", 'uz', "alias")
  WHERE NOT (jsonb_typeof("title") = 'object' and not jsonb_path_exists("title", 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
UPDATE "cities" SET "title_in" = "title"
  WHERE NOT (jsonb_typeof("title_in") = 'object' and not jsonb_path_exists("title_in", 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
DELETE FROM "inspections" WHERE NOT isfinite("inspected_on");--> statement-breakpoint
UPDATE "inspections" SET
  "rate_seconds_a_day" = CASE WHEN abs("rate_seconds_a_day") <= 1000000 THEN "rate_seconds_a_day" END,
  "amplitude_degrees" = CASE WHEN "amplitude_degrees" between 0 and 1000000 THEN "amplitude_degrees" END,
  "pressure_bar" = CASE WHEN "pressure_bar" between 0 and 1000000 THEN "pressure_bar" END
  WHERE NOT (abs("rate_seconds_a_day") between 0 and 1000000 and "amplitude_degrees" between 0 and 1000000 and "pressure_bar" between 0 and 1000000);--> statement-breakpoint
UPDATE "inspections" SET "comment" = '{}' WHERE NOT (jsonb_typeof("comment") = 'object' and not jsonb_path_exists("comment", 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
UPDATE "inspections" SET "influences" = '{}' WHERE NOT (jsonb_typeof("influences") = 'object' and not jsonb_path_exists("influences", 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
DELETE FROM "item_photos" WHERE NOT ("width" > 0 and "height" > 0 and "name" ~ '^[0-9a-zA-Z_-]{1,80}$');--> statement-breakpoint
UPDATE "item_photos" SET "view" = NULL WHERE "view" not in ('front', 'angled', 'back', 'turned', 'open', 'detail');--> statement-breakpoint
UPDATE "item_photos" SET "placeholder" = NULL WHERE NOT ("placeholder" like 'data:image/%' and length("placeholder") <= 400);--> statement-breakpoint
DELETE FROM "item_prices" WHERE NOT (isfinite("ended_at") and "price" > 0 and "discount" > 0);--> statement-breakpoint
UPDATE "items" SET "url" = 'item-' || "id" WHERE NOT ("url" ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$');--> statement-breakpoint
UPDATE "items" SET
  "published_at" = CASE WHEN isfinite("published_at") THEN "published_at" ELSE clock_timestamp() END,
  "updated_at" = clock_timestamp(),
  "held_until" = CASE WHEN isfinite("held_until") THEN "held_until" END,
  "sold_at" = CASE WHEN isfinite("sold_at") THEN "sold_at" WHEN "sold_at" IS NOT NULL THEN clock_timestamp() END,
  "serviced_on" = CASE WHEN isfinite("serviced_on") THEN "serviced_on" END
  WHERE NOT (isfinite("published_at") and isfinite("updated_at") and isfinite("held_until") and isfinite("sold_at") and isfinite("serviced_on"));--> statement-breakpoint
UPDATE "items" SET "title" = NULL WHERE NOT (jsonb_typeof("title") = 'object' and not jsonb_path_exists("title", 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
UPDATE "items" SET "description" = '{}' WHERE NOT (jsonb_typeof("description") = 'object' and not jsonb_path_exists("description", 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
UPDATE "items" SET "defects_text" = '{}' WHERE NOT (jsonb_typeof("defects_text") = 'object' and not jsonb_path_exists("defects_text", 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
UPDATE "items" SET
  "diameter_mm" = CASE WHEN "diameter_mm" between 0 and 1000000 THEN "diameter_mm" END,
  "thickness_mm" = CASE WHEN "thickness_mm" between 0 and 1000000 THEN "thickness_mm" END,
  "water_resistance_m" = CASE WHEN "water_resistance_m" between 0 and 1000000 THEN "water_resistance_m" END,
  "carat_weight" = CASE WHEN "carat_weight" between 0 and 1000000 THEN "carat_weight" END,
  "weight_g" = CASE WHEN "weight_g" between 0 and 1000000 THEN "weight_g" END,
  "ring_size" = CASE WHEN "ring_size" between 0 and 1000000 THEN "ring_size" END,
  "size_mm" = CASE WHEN "size_mm" between 0 and 1000000 THEN "size_mm" END,
  "width_cm" = CASE WHEN "width_cm" between 0 and 1000000 THEN "width_cm" END,
  "height_cm" = CASE WHEN "height_cm" between 0 and 1000000 THEN "height_cm" END,
  "depth_cm" = CASE WHEN "depth_cm" between 0 and 1000000 THEN "depth_cm" END
  WHERE NOT ("diameter_mm" between 0 and 1000000 and "thickness_mm" between 0 and 1000000 and "water_resistance_m" between 0 and 1000000 and "carat_weight" between 0 and 1000000 and "weight_g" between 0 and 1000000 and "ring_size" between 0 and 1000000 and "size_mm" between 0 and 1000000 and "width_cm" between 0 and 1000000 and "height_cm" between 0 and 1000000 and "depth_cm" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "brands" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "collections" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "cities" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "inspections" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "item_photos" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "item_prices" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "items" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_slug" CHECK (slug ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$');--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_title" CHECK (title <> '');--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_titles" CHECK (jsonb_typeof(titles) = 'object' and not jsonb_path_exists(titles, 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_slug" CHECK (slug ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$');--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_title" CHECK (title <> '');--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_titles" CHECK (jsonb_typeof(title) = 'object' and not jsonb_path_exists(title, 'strict $.* ? (@.type() <> "string")') and jsonb_typeof(title_in) = 'object' and not jsonb_path_exists(title_in, 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_day" CHECK (isfinite(inspected_on));--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_measurements" CHECK (abs(rate_seconds_a_day) between 0 and 1000000 and amplitude_degrees between 0 and 1000000 and pressure_bar between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_texts" CHECK (jsonb_typeof(comment) = 'object' and not jsonb_path_exists(comment, 'strict $.* ? (@.type() <> "string")') and jsonb_typeof(influences) = 'object' and not jsonb_path_exists(influences, 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
ALTER TABLE "item_photos" ADD CONSTRAINT "item_photos_size" CHECK (width > 0 and height > 0);--> statement-breakpoint
ALTER TABLE "item_photos" ADD CONSTRAINT "item_photos_name" CHECK (name ~ '^[0-9a-zA-Z_-]{1,80}$');--> statement-breakpoint
ALTER TABLE "item_photos" ADD CONSTRAINT "item_photos_view" CHECK (view in ('front', 'angled', 'back', 'turned', 'open', 'detail'));--> statement-breakpoint
ALTER TABLE "item_photos" ADD CONSTRAINT "item_photos_placeholder" CHECK (placeholder like 'data:image/%' and length(placeholder) <= 400);--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "item_prices_amounts" CHECK (price > 0 and discount > 0);--> statement-breakpoint
ALTER TABLE "item_prices" ADD CONSTRAINT "item_prices_end" CHECK (isfinite(ended_at));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_times" CHECK (isfinite(published_at) and isfinite(updated_at) and isfinite(held_until) and isfinite(sold_at) and isfinite(serviced_on));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_measurements" CHECK (diameter_mm between 0 and 1000000 and thickness_mm between 0 and 1000000 and water_resistance_m between 0 and 1000000 and carat_weight between 0 and 1000000 and weight_g between 0 and 1000000 and ring_size between 0 and 1000000 and size_mm between 0 and 1000000 and width_cm between 0 and 1000000 and height_cm between 0 and 1000000 and depth_cm between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_texts" CHECK (jsonb_typeof(title) = 'object' and not jsonb_path_exists(title, 'strict $.* ? (@.type() <> "string")') and jsonb_typeof(description) = 'object' and not jsonb_path_exists(description, 'strict $.* ? (@.type() <> "string")') and jsonb_typeof(defects_text) = 'object' and not jsonb_path_exists(defects_text, 'strict $.* ? (@.type() <> "string")'));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_url" CHECK (url ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$');