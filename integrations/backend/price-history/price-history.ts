/** Public interface of the price history. */
export { LEAST_SALES } from './periods.ts';
export { createSalesReader, paidUsd, type SalesReader } from './sales.ts';
export { coarse, coarseDown, quantile, type Spread, spreadOf } from './price-spread.ts';
export { type LineSpread, spreadOfLine } from './line-spread.ts';
