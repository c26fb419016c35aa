import * as v from 'valibot';
import { LOCALES } from '../i18n/locales.ts';
import { deskFile, defineDeskCall } from './desk-call.ts';

/** Maximum bytes of an uploaded stock file. */
export const STOCK_FILE_BYTES = 25 * 1024 * 1024;

/** Maximum number of rows that a report lists; of the rest it has only the number. */
export const MOST_ROWS_REPORTED = 1_000;

const flag = v.pipe(
  v.optional(v.picklist(['0', '1']), '0'),
  v.transform((value) => value === '1'),
);
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Outcomes of a row. */
const ROW_OUTCOMES = ['added', 'changed', 'unchanged', 'wrong'] as const;

/** What an import of the file would change, and its mistakes. */
export const importReport = v.object({
  /** Confirms the import of this file with these options. */
  hash,
  name: v.string(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  skipped: v.number(),
  /** Pieces missing in the file that would be archived, if that option is on. */
  archived: v.number(),
  /** Changed or wrong rows in the order of the file, at most the first thousand. */
  rows: v.array(
    v.object({
      /** Line of the file; 0 for a mistake without a line. */
      line: v.number(),
      number: v.nullable(v.string()),
      outcome: v.picklist(ROW_OUTCOMES),
      /** Changed columns of an existing piece. */
      columns: v.array(v.string()),
      mistakes: v.array(v.object({ column: v.string(), message: v.string() })),
    }),
  ),
  /** Number of further rows. */
  more: v.number(),
});
export type ImportReportView = v.InferOutput<typeof importReport>;

/**
 * POST stock/import/read: reads a file, CSV or a price list in YML, and reports row by row what an import would
 * change. Nothing is written.
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

/** The progress of an import. */
export const importProgress = v.object({
  hash,
  /** Stale: the stock has changed since the report, and nothing was written. */
  state: v.picklist(['running', 'done', 'stale', 'failed']),
  /** Number of finished rows, and of all rows. */
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
 * POST stock/import/apply: starts the import of a file whose report was confirmed; it runs in the background. 422 at
 * `hash` when there is no such report, or the report is a day old.
 */
export const applyStockFile = defineDeskCall({
  method: 'POST',
  path: '/stock/import/apply',
  request: v.object({ hash }),
  response: v.object({ data: importProgress }),
  access: 'stock_import',
  // The handler writes the audit entry before the start: the background import runs longer than any transaction.
  audited: 'nothing',
});

/** GET stock/import: progress of an import. 404 for an unknown one. */
export const progressOfImport = defineDeskCall({
  method: 'GET',
  path: '/stock/import',
  request: v.object({ hash }),
  response: v.object({ data: importProgress }),
  access: 'stock_import',
  audited: 'nothing',
});

/** GET stock/export: the whole stock as CSV with the columns of the import, without drafts. */
export const exportOfStock = defineDeskCall({
  method: 'GET',
  path: '/stock/export',
  request: v.object({ template: v.optional(v.literal('1')) }),
  response: deskFile,
  access: 'stock_import',
  // The handler writes the audit entry: the file is streamed outside of any transaction.
  audited: 'nothing',
});
