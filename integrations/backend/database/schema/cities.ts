import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { textObjects } from './checked-values.ts';
import type { Titles } from './titles.ts';

/** Cities and offices of the shop in the order of the city picker (decision 29); imported with the contacts. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    alias: text().notNull().unique(),
    /** Alias of the city of an office. */
    parent: text(),
    title: jsonb().$type<Titles>().notNull(),
    /** With its preposition: "in Samara". */
    titleIn: jsonb().$type<Titles>().notNull(),
  },
  () => [check('cities_titles', sql.raw(textObjects('title', 'title_in')))],
);
