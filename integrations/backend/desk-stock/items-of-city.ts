import { type SQL, sql } from 'drizzle-orm';
import { schema } from '../database/database.ts';

const { items } = schema;

/** The items of a city. */
export function itemsOfCity(city: string): SQL {
  return sql`${items.cities} @> array[${city}]::text[]`;
}
