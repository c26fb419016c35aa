/** Public interface of the price history. */
export { paidUsd } from './sales.ts';
export { coarseDown, quantile } from './price-spread.ts';
