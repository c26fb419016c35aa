import { date, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { items } from './items.ts';
import type { Texts } from './titles.ts';

/** The record of an item's inspection (§3 Appraisal): what was measured, and what it came to; unknown is null. */
export const inspections = pgTable('inspections', {
  itemId: integer()
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  inspectedOn: date({ mode: 'string' }).notNull(),
  /** Name of the appraiser. */
  appraiser: text().notNull(),
  /** Rate: seconds a day, fast is positive. */
  rateSecondsADay: real(),
  /** Amplitude of the balance, degrees. */
  amplitudeDegrees: integer(),
  /** Pressure that the case held, bar. */
  pressureBar: real(),
  comment: jsonb().$type<Texts>().notNull().default({}),
  /** What influenced the price. */
  influences: jsonb().$type<Texts>().notNull().default({}),
});
