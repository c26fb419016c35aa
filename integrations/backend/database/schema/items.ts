import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import type { Titles } from './titles.ts';
import { brands, collections } from './brands.ts';

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
    /** Title in four languages, of works of art; they have it in place of a model. */
    title: jsonb().$type<Titles>(),
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
    /** Weight of the stones together, in carats. */
    caratWeight: real(),
    /** Weight of a jewel, in grams. */
    weightG: real(),
    /** European size of a ring: the inner circumference in millimetres. */
    ringSize: real(),
    /** Length of a necklace or bracelet, or the largest measure of another jewel. */
    sizeMm: real(),
    /** Colour of an accessory, and the metal of its fittings. */
    colour: text(),
    hardware: text(),
    /** How a work of art was made. */
    technique: text(),
    /** Measures of accessories and works of art; a work's are those of the sheet or canvas without its frame. */
    widthCm: real(),
    heightCm: real(),
    depthCm: real(),
    gender: text(),
    bodyForm: text(),
    /** Material of a watch's case, a jewel's metal, what an accessory is made of. */
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
    /** What is wrong with it, of items with defects or in need of repair. */
    defects: text().array().notNull().default([]),
    /** ISO country code. */
    madeIn: text(),
    /** Year of purchase, or years when known only so: `1970–1979`. */
    year: text(),
    box: boolean(),
    papers: boolean(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was sold; null for what was not, or what left another way. */
    soldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('items_section').on(table.catalogType, table.stock),
    index('items_sold_reference')
      .on(table.brandId, table.reference)
      .where(sql`sold_at is not null`),
    index('items_sold_model')
      .on(table.brandId, table.model)
      .where(sql`sold_at is not null`),
  ],
);

/** An item as the database holds it. */
export type ItemRow = typeof items.$inferSelect;
