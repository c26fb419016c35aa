import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import { LEAST_SALES } from './periods.ts';
import { type Spread, spreadOf } from './price-spread.ts';
import { paidUsd } from './sales.ts';

const { brands, collections, items } = schema;

/** Median and middle half of the watches of a brand or a collection; null where there are too few. */
export interface LineSpread {
  /** Asking prices of those on sale. */
  stock: Spread | null;
  /** Prices of the sales of the archive. */
  sold: Spread | null;
}

/** Asking prices and sale prices of the watches of a brand. @param collection only of this collection. */
export async function spreadOfLine(
  database: Database,
  brand: string,
  collection: string | undefined,
): Promise<LineSpread> {
  const asked = sql<number | null>`coalesce(${items.discountUsd}, ${items.priceUsd})`;
  const prices = (usd: typeof asked, isCounted: ReturnType<typeof eq>) =>
    database
      .select({ usd })
      .from(items)
      .innerJoin(brands, eq(brands.id, items.brandId))
      .leftJoin(collections, eq(collections.id, items.collectionId))
      .where(
        and(
          eq(items.catalogType, 'clock'),
          eq(brands.slug, brand),
          collection === undefined ? undefined : eq(collections.slug, collection),
          isCounted,
        ),
      );
  const [stock, sold] = await Promise.all([
    prices(asked, eq(items.stock, 'current')),
    prices(paidUsd, isNotNull(items.soldAt)),
  ]);
  return { stock: spreadOfKnown(stock), sold: spreadOfKnown(sold) };
}

function spreadOfKnown(rows: readonly { usd: number | null }[]): Spread | null {
  const known = rows.flatMap(({ usd }) => (usd === null || usd <= 0 ? [] : [usd]));
  return known.length < LEAST_SALES ? null : spreadOf(known);
}
