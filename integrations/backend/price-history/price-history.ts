/** What other rooms take of the prices of the past. */
export { paidUsd } from './sales.ts';
export { coarseDown, quantile } from './price-spread.ts';
