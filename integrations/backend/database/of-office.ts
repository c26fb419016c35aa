import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema, type Database } from './database.ts';

const { cities, items } = schema;

/**
 * The rows that somebody of an office may see: those of the city, those of the offices in that city, and those of no city.
 * @param column the city of a row. @param office alias of a city; null for somebody of all offices.
 */
export function ofOffice(column: PgColumn, office: string | null): SQL | undefined {
  return office === null ? undefined : or(isNull(column), inPlacesOfCity(column, office));
}

/** The rows of a city and of the offices in it. */
export function inPlacesOfCity(column: PgColumn, city: string): SQL {
  return sql`${column} in (${placesOf(city)})`;
}

/** The same as `ofOffice` for pieces, which may be in several cities. */
export function piecesOfOffice(office: string | null): SQL | undefined {
  return office === null
    ? undefined
    : or(eq(items.cities, []), sql`${items.cities} && array(${placesOf(office)})`);
}

/** The city that a place belongs to: of an office its city, of a city itself. */
export async function cityOfPlace(database: Database, place: string | null): Promise<string | null> {
  if (place === null) return null;
  const [row] = await database.select({ parent: cities.parent }).from(cities).where(eq(cities.alias, place));
  return row?.parent ?? place;
}

function placesOf(city: string): SQL {
  return sql`select ${city}::text union all select ${cities.alias} from ${cities} where ${cities.parent} = ${city}`;
}
