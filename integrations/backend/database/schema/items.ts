import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
} from 'drizzle-orm/pg-core';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { type Stock, STORED_STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import { brands, collections } from './brands.ts';
import { moment } from './columns.ts';
import { ITEM_CHECKS } from './item-checks.ts';
import { requests } from './requests.ts';
import type { Texts, Titles } from './titles.ts';

/** Items of all sections (§3 Product). Words in columns are ids of `vocabulary/*.json`. */
export const items = pgTable(
  'items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    /** The shop's own stock number. A row without one gets its id. */
    number: text().notNull().unique().default(''),
    catalogType: text().notNull(),
    /** Slug, unique across sections (decision 42); it never changes (decision 9). */
    url: text().notNull().unique(),
    stock: text({ enum: STORED_STOCKS }).notNull(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    collectionId: integer().references(() => collections.id),
    model: text(),
    /** Title in four languages; works of art have one instead of a model. */
    title: jsonb().$type<Titles>(),
    reference: text(),
    nickname: text(),
    /** Global trade number (EAN, UPC, GTIN-14); used watches seldom have one. */
    gtin: text(),
    condition: text().notNull(),
    availability: text().notNull(),
    /** When the hold ends automatically; null when it is not held, or when the staff set no end. */
    heldUntil: moment(),
    /** The request of the hold; null when it is held for somebody without a request. */
    heldForRequest: bigint({ mode: 'number' }).references(() => requests.id, { onDelete: 'set null' }),
    /** Aliases of the cities where it can be seen. */
    cities: text().array().notNull(),
    /** Whole US dollars; null is "price on request" (decision 36). */
    priceUsd: integer(),
    discountUsd: integer(),
    /** The currency of the shop's own price. */
    currency: text({ enum: CURRENCIES }).notNull().default('USD'),
    /**
     * The price in whole units of a currency other than the dollar; `price_usd` is computed from it at the current
     * rate.
     */
    ownPrice: bigint({ mode: 'number' }),
    ownDiscount: bigint({ mode: 'number' }),
    /** Months of the shop's guarantee; null is none (decision 77). */
    guaranteeMonths: integer(),
    servicedOn: date({ mode: 'string' }),
    /** The shop's description, plain text. */
    description: jsonb().$type<Texts>().notNull().default({}),
    isPromo: boolean().notNull(),
    isVip: boolean().notNull(),
    specials: text().array().notNull(),
    /** Kind of jewellery or accessory, and its stones; null for watches. */
    type: text(),
    insertions: text().array().notNull(),
    /** Total weight of the stones, in carats. */
    caratWeight: real(),
    /** Weight of a piece of jewellery, in grams. */
    weightG: real(),
    /** European size of a ring: the inner circumference in millimetres. */
    ringSize: real(),
    /** Length of a necklace or bracelet, or the largest dimension of another piece of jewellery. */
    sizeMm: real(),
    /** Colour of an accessory, and the metal of its fittings. */
    colour: text(),
    hardware: text(),
    /** Technique of a work of art. */
    technique: text(),
    /** Dimensions of accessories and works of art; for a work those of the sheet or canvas without its frame. */
    widthCm: real(),
    heightCm: real(),
    depthCm: real(),
    gender: text(),
    bodyForm: text(),
    /** Material of a watch's case, of a piece of jewellery (its metal), or of an accessory. */
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
    /** Defects of items with defects or in need of repair. */
    defects: text().array().notNull().default([]),
    /** Defects in the shop's own words, plain text. */
    defectsText: jsonb().$type<Texts>().notNull().default({}),
    /** ISO country code. */
    madeIn: text(),
    /** Year of purchase, or a range if the exact year is unknown: `1970–1979`. */
    year: text(),
    box: boolean(),
    papers: boolean(),
    publishedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** When it was sold; null when it was not sold, or left the stock in another way. */
    soldAt: moment(),
    /** The price paid for it, whole US dollars; never published. */
    soldPriceUsd: integer(),
  },
  (table) => [
    index('items_section').on(table.catalogType, table.stock),
    index('items_updated').on(table.updatedAt, table.id),
    index('items_sold_reference')
      .on(table.brandId, table.reference)
      .where(sql`sold_at is not null`),
    index('items_sold_model')
      .on(table.brandId, table.model)
      .where(sql`sold_at is not null`),
    index('items_held')
      .on(table.heldUntil)
      .where(sql`held_until is not null`),
    ...ITEM_CHECKS.map(({ name, condition }) => check(name, sql.raw(condition))),
  ],
);

/** A row of the table of items. */
export type ItemRow = typeof items.$inferSelect;

/** An item that the site shows: not a draft. */
export type PublishedRow = ItemRow & { stock: Stock };
