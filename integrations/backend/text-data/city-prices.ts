import { and, asc, count, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import { LEAST_SALES } from '../price-history/price-history.ts';

const { cities, items } = schema;

/** The watches on sale in a city. */
export interface CityPrices {
  alias: string;
  count: number;
  /** Median asking price, US dollars. */
  median: number;
  /** Watches whose reference is on sale at least three times, in any city. */
  compared: number;
  /** Their median price, as a share of the median of their reference; null without any. */
  share: number | null;
}

/** What watches cost in each city, without its offices; a watch that can be seen in two cities counts in both. */
export async function cityPrices(database: Database): Promise<CityPrices[]> {
  const asked = sql<number>`coalesce(${items.discountUsd}, ${items.priceUsd})`;
  const isOnSale = and(eq(items.catalogType, 'clock'), eq(items.stock, 'current'), gt(asked, 0));
  const usual = database
    .select({
      brandId: items.brandId,
      reference: items.reference,
      usd: sql<number>`percentile_cont(0.5) within group (order by ${asked})`.as('usual_usd'),
    })
    .from(items)
    .where(and(isOnSale, isNotNull(items.reference)))
    .groupBy(items.brandId, items.reference)
    .having(gte(count(), LEAST_SALES))
    .as('usual');
  return database
    .select({
      alias: cities.alias,
      count: count(),
      median: sql<number>`percentile_cont(0.5) within group (order by ${asked})`,
      compared: count(usual.usd),
      share: sql<number | null>`percentile_cont(0.5) within group (order by ${asked} / ${usual.usd})`,
    })
    .from(items)
    .innerJoin(cities, and(isNull(cities.parent), sql`${cities.alias} = any(${items.cities})`))
    .leftJoin(usual, and(eq(usual.brandId, items.brandId), eq(usual.reference, items.reference)))
    .where(isOnSale)
    .groupBy(cities.id)
    .orderBy(asc(cities.id));
}
