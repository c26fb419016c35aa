import { and, asc, desc, eq, gt, gte, isNotNull } from 'drizzle-orm';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { type Database, schema } from '../database/database.ts';
import { compactReference } from '../language/reference.ts';
import { paidUsd } from '../price-history/price-history.ts';
import { kitOf, type Sale, yearsOf } from './sale.ts';

const { items } = schema;

/** Rows per query. The backend can answer requests between two queries. */
const ROWS_AT_ONCE = 2_000;

/** Estimates learn from this many sales, the newest (decision 479). More would take the memory of the indexes. */
export const MOST_SALES = 20_000;

const SOLD = and(eq(items.catalogType, 'clock'), isNotNull(items.soldAt));

/**
 * The watches that the shop sold, with their prices. An item that left in another way, or has no price, is not a sale.
 * @param most only the newest.
 */
export async function loadSales(database: Database, most = MOST_SALES): Promise<Sale[]> {
  const [oldest] = await database
    .select({ soldAt: items.soldAt })
    .from(items)
    .where(SOLD)
    .orderBy(desc(items.soldAt))
    .offset(most - 1)
    .limit(1);
  const isNew = oldest?.soldAt ? gte(items.soldAt, oldest.soldAt) : undefined;
  const sales: Sale[] = [];
  for (let after = 0; ;) {
    const rows = await database
      .select({
        id: items.id,
        brandId: items.brandId,
        reference: items.reference,
        model: items.model,
        collectionId: items.collectionId,
        material: items.bodyMaterial,
        condition: items.condition,
        box: items.box,
        papers: items.papers,
        usd: paidUsd,
        at: items.soldAt,
      })
      .from(items)
      .where(and(SOLD, isNew, gt(items.id, after)))
      .orderBy(asc(items.id))
      .limit(ROWS_AT_ONCE);
    for (const { condition, box, papers, usd, at, reference, ...row } of rows) {
      if (usd === null || usd <= 0 || at === null) continue;
      sales.push({
        ...row,
        reference: reference === null ? null : compactReference(reference),
        condition: condition as Condition,
        kit: kitOf(box, papers),
        usd,
        years: yearsOf(at),
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return sales;
    after = last.id;
  }
}
