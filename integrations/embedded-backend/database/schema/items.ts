import { boolean, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { brands, collections } from './brands.ts';

/** Where an item stands: lists of current stock, archive lists, or the dealer corner (decisions 9 and 21). */
export const STOCKS = ['current', 'archive', 'dealer'] as const;
export type Stock = (typeof STOCKS)[number];

/** Items of all sections (§3 Product). Words in columns are ids of `vocabulary/*.json`. */
export const items = pgTable(
  'items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    catalogType: text().notNull(),
    /** Address word, unique across sections (decision 42); it never changes (decision 9). */
    url: text().notNull().unique(),
    stock: text({ enum: STOCKS }).notNull(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    collectionId: integer().references(() => collections.id),
    model: text(),
    reference: text(),
    nickname: text(),
    condition: text().notNull(),
    availability: text().notNull(),
    /** Aliases of the cities where it can be seen. */
    cities: text().array().notNull(),
    /** Whole US dollars; null is "price on request" (decision 36). */
    priceUsd: integer(),
    discountUsd: integer(),
    isPromo: boolean().notNull(),
    isVip: boolean().notNull(),
    specials: text().array().notNull(),
    /** Kind of jewellery or accessory and its stones; watches have none. */
    type: text(),
    insertions: text().array().notNull(),
    gender: text(),
    bodyForm: text(),
    bodyMaterial: text(),
    bracelet: text(),
    diameterMm: real(),
    thicknessMm: real(),
    movement: text(),
    caliber: text(),
    dialColour: text(),
    crystal: text(),
    waterResistanceM: integer(),
    functions: text().array().notNull(),
    preciousStones: boolean().notNull(),
    limited: boolean().notNull(),
    /** ISO country code. */
    madeIn: text(),
    /** Year of purchase, or years when known only so: `1970–1979`. */
    year: text(),
    box: boolean(),
    papers: boolean(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('items_section').on(table.catalogType, table.stock)],
);

/** An item as the database holds it. */
export type ItemRow = typeof items.$inferSelect;
