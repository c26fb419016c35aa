import * as v from 'valibot';
import { LOCALES } from '../i18n/locales.ts';
import { deskFile, defineDeskCall } from './desk-call.ts';

/** Bytes of a file of goods that may be sent. */
const STOCK_FILE_BYTES = 25 * 1024 * 1024;

/** Rows that a report names one by one; of more it has their amount. */
export const MOST_ROWS_REPORTED = 1_000;

const flag = v.pipe(
  v.optional(v.picklist(['0', '1']), '0'),
  v.transform((value) => value === '1'),
);
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** What becomes of a row. */
const ROW_OUTCOMES = ['added', 'changed', 'unchanged', 'wrong'] as const;

/** What a file would do, and what is wrong with it. */
export const importReport = v.object({
  /** Confirms this file with these choices. */
  hash,
  name: v.string(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  skipped: v.number(),
  /** Pieces that the file lacks and that go into the archive, when that was asked for. */
  archived: v.number(),
  /** Rows in the order of the file, those that change nothing left out: the first thousand. */
  rows: v.array(
    v.object({
      /** Line of the file; 0 for what no line has. */
      line: v.number(),
      number: v.nullable(v.string()),
      outcome: v.picklist(ROW_OUTCOMES),
      /** Columns that change, of a known piece. */
      columns: v.array(v.string()),
      mistakes: v.array(v.object({ column: v.string(), message: v.string() })),
    }),
  ),
  /** How many rows there are beyond those. */
  more: v.number(),
});
export type ImportReportView = v.InferOutput<typeof importReport>;

/**
 * POST stock/import/read: reads a file, CSV or a price list in YML, and says row by row what it would do. Nothing is
 * written.
 */
export const readStockFile = defineDeskCall({
  method: 'POST',
  path: '/stock/import/read',
  request: v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    add_brands: flag,
    archives_missing: flag,
    language: v.optional(v.picklist(LOCALES)),
  }),
  response: v.object({ data: importReport }),
  access: 'stock_import',
  audited: 'nothing',
  takes: 'file',
  maxBytes: STOCK_FILE_BYTES,
});

/** Where an import stands. */
export const importProgress = v.object({
  hash,
  /** Stale: the stock is another than when the report was made, and nothing was written. */
  state: v.picklist(['running', 'done', 'stale', 'failed']),
  /** Rows that are done, of so many. */
  done: v.number(),
  rows: v.number(),
  totals: v.nullable(
    v.object({
      added: v.number(),
      changed: v.number(),
      unchanged: v.number(),
      skipped: v.number(),
      archived: v.number(),
    }),
  ),
});
export type ImportProgress = v.InferOutput<typeof importProgress>;

/**
 * POST stock/import/apply: brings in the file whose report was confirmed; it goes on by itself. 422 at `hash` when there
 * is no such report, or it is a day old.
 */
export const applyStockFile = defineDeskCall({
  method: 'POST',
  path: '/stock/import/apply',
  request: v.object({ hash }),
  response: v.object({ data: importProgress }),
  access: 'stock_import',
  // The handler writes the entry before it begins: what goes on by itself outlives any transaction.
  audited: 'nothing',
});

/** GET stock/import: how far it is. 404 when nothing is known of it. */
export const progressOfImport = defineDeskCall({
  method: 'GET',
  path: '/stock/import',
  request: v.object({ hash }),
  response: v.object({ data: importProgress }),
  access: 'stock_import',
  audited: 'nothing',
});

/** GET stock/export: the whole stock in the columns of the import, CSV; drafts are left out. */
export const exportOfStock = defineDeskCall({
  method: 'GET',
  path: '/stock/export',
  request: v.object({ template: v.optional(v.literal('1')) }),
  response: deskFile,
  access: 'stock_import',
  // The handler writes the entry: the file is read on while it is sent, outside of any transaction.
  audited: 'nothing',
});
