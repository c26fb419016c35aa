import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { FILTERABLE_AVAILABILITIES, type Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { type Database, schema } from '../database/database.ts';
import { compactReference } from '../language/reference.ts';
import type { Asking } from './asking-cap.ts';
import { kitOf, type Watch } from './sale.ts';

const { items } = schema;

/** Watches of a reference that are on sale, or held for somebody, with what the shop asks for them. */
export async function loadAsking(
  database: Database,
  { brandId, reference }: Pick<Watch, 'brandId' | 'reference'>,
): Promise<Asking[]> {
  if (reference === null) return [];
  const rows = await database
    .select({
      reference: items.reference,
      condition: items.condition,
      box: items.box,
      papers: items.papers,
      usd: sql<number>`coalesce(${items.discountUsd}, ${items.priceUsd})`,
    })
    .from(items)
    .where(
      and(
        eq(items.catalogType, 'clock'),
        eq(items.brandId, brandId),
        or(eq(items.stock, 'current'), eq(items.stock, 'dealer')),
        inArray(items.availability, [...FILTERABLE_AVAILABILITIES]),
        isNotNull(items.reference),
        isNotNull(items.priceUsd),
      ),
    );
  return rows
    .filter((row) => compactReference(row.reference ?? '') === reference)
    .map(({ condition, box, papers, usd }) => ({
      condition: condition as Condition,
      kit: kitOf(box, papers),
      usd,
    }));
}
