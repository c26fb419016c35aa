import * as v from 'valibot';
import { itemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { gtin, usd } from '@tourbillon/domain/contract/fields.ts';
import { STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import type { ItemRow, PublishedRow } from '../database/schema/items.ts';
import { unknownWordOf } from '../vocabulary/word-columns.ts';

/** A price of 0 would be read as a gift; “on request” is no price. */
const asked = v.pipe(usd, v.minValue(1));

/** The contract's rules for the columns that lists are made of. */
const listed = v.object({
  url: itemCard.entries.url,
  catalogType: itemCard.entries.catalog_type,
  condition: itemCard.entries.condition,
  availability: itemCard.entries.availability,
  stock: v.picklist(STOCKS),
  priceUsd: v.nullable(asked),
  discountUsd: v.nullable(asked),
  diameterMm: v.nullable(v.pipe(v.number(), v.finite())),
  // A year such as 9999 would stretch the range of the filter for every visitor.
  year: v.nullable(v.pipe(v.string(), v.regex(/^(1[5-9]|20)\d{2}(–(1[5-9]|20)\d{2})?$/))),
  publishedAt: v.date(),
});

/** Texts by language. A list would pass as a record. */
const texts = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.string()),
);

/** The rules for a whole row. A moment that is no date cannot be written, and would end the response. */
const whole = v.object({
  ...listed.entries,
  gtin: v.nullable(gtin),
  title: v.nullable(texts),
  description: texts,
  defectsText: texts,
  heldUntil: v.nullable(v.date()),
  updatedAt: v.date(),
  soldAt: v.nullable(v.date()),
});

/** The fields of a list that are validated. */
export type UncheckedRow = Record<keyof v.InferOutput<typeof listed>, unknown>;

/** A row that lists leave out: its id and stock number, and the invalid field. */
export interface RefusedRow {
  id: number;
  number: string;
  field: string;
}

/** The invalid field of a row of a list; undefined for a valid row. */
export function invalidListField(row: UncheckedRow): string | undefined {
  return firstFault(listed, row);
}

/** The invalid field of a whole row. */
export function invalidField(row: Record<keyof v.InferOutput<typeof whole>, unknown>): string | undefined {
  return firstFault(whole, row);
}

function firstFault(schema: v.GenericSchema, row: object): string | undefined {
  const read = v.safeParse(schema, row, { abortEarly: true });
  return read.success ? undefined : String(read.issues[0].path?.[0]?.key);
}

/**
 * Rows that can be shown. An invalid row affects no other row, and drafts are never shown. A row with a word of no
 * vocabulary is left out, because the database would refuse every change of it, so it could not be held or sold
 * (decision 302).
 */
export function validRows(rows: readonly ItemRow[]): PublishedRow[] {
  return rows.filter(
    (row): row is PublishedRow => invalidField(row) === undefined && unknownWordOf(row) === undefined,
  );
}
