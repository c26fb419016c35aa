import * as v from 'valibot';
import { itemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { usd } from '@tourbillon/domain/contract/fields.ts';
import { STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import type { ItemRow, PublishedRow } from '../database/schema/items.ts';
import { unknownWordOf } from '../vocabulary/word-columns.ts';

/** The contract's rules for fields that are passed on unchanged. */
const judged = v.object({
  url: itemCard.entries.url,
  catalogType: itemCard.entries.catalog_type,
  condition: itemCard.entries.condition,
  availability: itemCard.entries.availability,
  stock: v.picklist(STOCKS),
  priceUsd: v.nullable(usd),
  discountUsd: v.nullable(usd),
});

/** The fields that are validated. */
export type JudgedRow = Record<keyof v.InferOutput<typeof judged>, unknown>;

/** A row that lists leave out: its stock number, and the invalid field. */
export interface RefusedRow {
  number: string;
  field: string;
}

/** The invalid field of a row; undefined for a valid row. */
export function faultOf(row: JudgedRow): string | undefined {
  const read = v.safeParse(judged, row, { abortEarly: true });
  return read.success ? undefined : String(read.issues[0].path?.[0]?.key);
}

/**
 * Rows that can be shown. An invalid row affects no other row, and drafts are never shown. A row with a word of no
 * vocabulary is left out, because the database would refuse every change of it, so it could not be held or sold
 * (decision 302).
 */
export function validRows(rows: readonly ItemRow[]): PublishedRow[] {
  return rows.filter(
    (row): row is PublishedRow => faultOf(row) === undefined && unknownWordOf(row) === undefined,
  );
}
