import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Titles } from './titles.ts';

/** Brands of every section. */
export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** Titles by language, where they differ: authors of works of art are written in the letters of the site. */
  titles: jsonb().$type<Titles>(),
  /** ISO country code of the brand, null when not known. */
  country: text(),
  /** Kinds of goods the brand is sold in: `clock`, `jewelry`, `accessory`, `art`. */
  sections: text().array().notNull(),
  /** Other words that people look for it by. */
  aliases: text().array().notNull().default([]),
});

/**
 * Collections; a slug is unique within its brand and kind of goods only: `heritage` is of many brands, and Bvlgari has
 * Serpenti watches and Serpenti jewels.
 */
export const collections = pgTable(
  'collections',
  {
    id: integer().primaryKey(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    /** Kind of goods: `clock`, `jewelry`, `accessory`. */
    catalogType: text().notNull().default('clock'),
    slug: text().notNull(),
    title: text().notNull(),
    aliases: text().array().notNull().default([]),
  },
  (table) => [uniqueIndex('collections_brand_type_slug').on(table.brandId, table.catalogType, table.slug)],
);
