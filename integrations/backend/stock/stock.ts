/** What other rooms take of the stock. */
export { type ExportPart, exportStock } from './export-stock.ts';
export type { ImportReport, Totals } from './import-stock.ts';
export type { RowMistake } from './mistake.ts';
export { setFields, type SetResult } from './set-fields.ts';
export { importStaged, type StockImport } from './staged-import.ts';
