import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Brands of every section. Ids follow the alphabet, so `brand_id` ascending is the order by brand (§3 sorts). */
export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** ISO country code of the house, null when not known. */
  country: text(),
  /** Kinds of goods the brand is sold in: `clock`, `jewelry`, `accessory`, `art`. */
  sections: text().array().notNull(),
});

/** Collections; a slug is unique within its brand only (`heritage` is of many brands). */
export const collections = pgTable(
  'collections',
  {
    id: integer().primaryKey(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    slug: text().notNull(),
    title: text().notNull(),
  },
  (table) => [uniqueIndex('collections_brand_slug').on(table.brandId, table.slug)],
);
