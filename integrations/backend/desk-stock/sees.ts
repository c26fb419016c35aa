import { eq, or, type SQL, sql } from 'drizzle-orm';
import { schema } from '../database/database.ts';

const { items } = schema;

/** The items that an office sees: those of its city, and those without a city. @param office null for all offices. */
export function ofOffice(office: string | null): SQL | undefined {
  return office === null ? undefined : or(inCity(office), eq(items.cities, []));
}

/** The items of a city. */
export function inCity(city: string): SQL {
  return sql`${items.cities} @> array[${city}]::text[]`;
}
