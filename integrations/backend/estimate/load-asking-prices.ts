import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { FILTERABLE_AVAILABILITIES, type Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { type Database, schema } from '../database/database.ts';
import { compactReference } from '../language/reference.ts';
import type { AskingPrice } from './asking-price-cap.ts';
import { MOST_SALES } from './load-sales.ts';
import { kitOf, type Sale } from './sale.ts';

const { items } = schema;

const ON_SALE = and(
  eq(items.catalogType, 'clock'),
  or(eq(items.stock, 'current'), eq(items.stock, 'dealer')),
  inArray(items.availability, [...FILTERABLE_AVAILABILITIES]),
  isNotNull(items.reference),
  isNotNull(items.priceUsd),
);

const buyerPrice = sql<number>`coalesce(${items.discountUsd}, ${items.priceUsd})`;

/** Watches with these references that are on sale or reserved, with their asking prices. */
export async function loadAskingPrices(
  database: Database,
  brandId: number,
  references: readonly string[],
): Promise<AskingPrice[]> {
  if (references.length === 0) return [];
  const rows = await database
    .select({
      reference: items.reference,
      condition: items.condition,
      box: items.box,
      papers: items.papers,
      usd: buyerPrice,
    })
    .from(items)
    .where(and(ON_SALE, eq(items.brandId, brandId)));
  return rows
    .filter((row) => references.includes(compactReference(row.reference ?? '')))
    .map(({ condition, box, papers, usd }) => ({
      condition: condition as Condition,
      kit: kitOf(box, papers),
      usd,
    }));
}

/** The newest watches on sale with a known reference, with their prices and the facts an estimate needs. */
export async function loadWatchesOnSale(database: Database): Promise<Omit<Sale, 'years'>[]> {
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
      usd: buyerPrice,
    })
    .from(items)
    .where(ON_SALE)
    .orderBy(desc(items.publishedAt), asc(items.id))
    .limit(MOST_SALES);
  return rows.map(({ condition, box, papers, reference, ...row }) => ({
    ...row,
    reference: compactReference(reference ?? ''),
    condition: condition as Condition,
    kit: kitOf(box, papers),
  }));
}
