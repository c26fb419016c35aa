/** What other rooms take of the prices of the past. */
export { quantile } from './price-spread.ts';
