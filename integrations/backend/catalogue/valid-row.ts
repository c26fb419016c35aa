import * as v from 'valibot';
import { itemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { usd } from '@tourbillon/domain/contract/fields.ts';
import { STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import type { ItemRow, PublishedRow } from '../database/schema/items.ts';
import { unknownWordOf } from '../vocabulary/word-columns.ts';

/** What the contract says of the fields that a row gives as they are. */
const judged = v.object({
  url: itemCard.entries.url,
  catalogType: itemCard.entries.catalog_type,
  condition: itemCard.entries.condition,
  availability: itemCard.entries.availability,
  stock: v.picklist(STOCKS),
  priceUsd: v.nullable(usd),
  discountUsd: v.nullable(usd),
});

/** The fields by which a row is judged. */
export type JudgedRow = Record<keyof v.InferOutput<typeof judged>, unknown>;

/** A row that lists leave out: its stock number, and the field that the contract refuses. */
export interface RefusedRow {
  number: string;
  field: string;
}

/** The field of a row that the contract refuses; undefined for a sound row. */
export function faultOf(row: JudgedRow): string | undefined {
  const read = v.safeParse(judged, row, { abortEarly: true });
  return read.success ? undefined : String(read.issues[0].path?.[0]?.key);
}

/**
 * Rows that can be shown: a bad one harms itself alone, and a draft is nobody's to see. One with a word that no vocabulary
 * has could be neither held nor sold: the database refuses its changes (decision 302).
 */
export function validRows(rows: readonly ItemRow[]): PublishedRow[] {
  return rows.filter(
    (row): row is PublishedRow => faultOf(row) === undefined && unknownWordOf(row) === undefined,
  );
}
