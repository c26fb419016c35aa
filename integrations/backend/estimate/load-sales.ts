import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { type Database, schema } from '../database/database.ts';
import { compactReference } from '../language/reference.ts';
import { paidUsd } from '../price-history/price-history.ts';
import { kitOf, type Sale, yearsOf } from './sale.ts';

const { items } = schema;

/** Rows per query. The backend can answer requests between two queries. */
const ROWS_AT_ONCE = 2_000;

/**
 * Every watch that the shop sold, with its price. An item that left in another way, or has no price, is not a sale.
 */
export async function loadSales(database: Database): Promise<Sale[]> {
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
      .where(and(eq(items.catalogType, 'clock'), isNotNull(items.soldAt), gt(items.id, after)))
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
