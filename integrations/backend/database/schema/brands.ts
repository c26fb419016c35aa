import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { textObjects } from './checked-values.ts';
import type { Titles } from './titles.ts';

/** Brands of every section. */
export const brands = pgTable(
  'brands',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    /** Titles by language, where they differ: names of authors are written in the script of the site. */
    titles: jsonb().$type<Titles>(),
    /** ISO country code of the brand; null when unknown. */
    country: text(),
    /** Kinds of goods of the brand: `clock`, `jewelry`, `accessory`, `art`. */
    sections: text().array().notNull(),
    /** Other words with which people search for it. */
    aliases: text().array().notNull().default([]),
  },
  () => [
    check('brands_slug', sql`slug ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$'`),
    check('brands_title', sql`title <> ''`),
    check('brands_titles', sql.raw(textObjects('titles'))),
  ],
);

/**
 * Collections. A slug is unique within its brand and kind of goods only: several brands have `heritage`, and Bvlgari
 * has Serpenti watches and Serpenti jewellery.
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
  (table) => [
    uniqueIndex('collections_brand_type_slug').on(table.brandId, table.catalogType, table.slug),
    check('collections_slug', sql`slug ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$'`),
    check('collections_title', sql`title <> ''`),
  ],
);
