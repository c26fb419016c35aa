import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { finiteTimes, measurements, textObjects } from './checked-values.ts';
import { items } from './items.ts';
import type { Texts } from './titles.ts';

/** The record of an item's inspection (§3 Appraisal): measurements and results; null means unknown. */
export const inspections = pgTable(
  'inspections',
  {
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
    /** The pressure that the case withstood, bar. */
    pressureBar: real(),
    comment: jsonb().$type<Texts>().notNull().default({}),
    /** What influenced the price. */
    influences: jsonb().$type<Texts>().notNull().default({}),
  },
  () => [
    check('inspections_day', sql.raw(finiteTimes('inspected_on'))),
    check(
      'inspections_measurements',
      sql.raw(measurements('abs(rate_seconds_a_day)', 'amplitude_degrees', 'pressure_bar')),
    ),
    check('inspections_texts', sql.raw(textObjects('comment', 'influences'))),
  ],
);
