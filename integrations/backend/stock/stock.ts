/** Public interface of the stock. */
export type { CellForm, Column } from './columns/column.ts';
export { COLUMNS } from './columns/columns.ts';
export { type ExportPart, exportStock } from './export-stock.ts';
export type { ImportReport, Totals } from './import-stock.ts';
export type { RowMistake } from './mistake.ts';
export { exportedItem, type RowPreview } from './preview-row.ts';
export { type Cells, setFields, type SetResult } from './set-fields.ts';
export { recordedMistakes, wrongColumn } from './recorded-mistakes.ts';
export { saleStockOf, withSaleStock } from './sale-stock.ts';
export { readShopNames, type ShopNames } from './shop-names.ts';
export { STAGED } from './staged-files.ts';
export { stockTemplate } from './stock-template.ts';
export { importStaged, type StockImport } from './staged-import.ts';
export { deleteInterruptedImports } from './delete-interrupted-imports.ts';
