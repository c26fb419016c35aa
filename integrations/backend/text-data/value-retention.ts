import type { Sale } from '../estimate/sale.ts';
import { compareWithBase, type Compared } from './shares.ts';

/**
 * Used watches beside new ones: the price of every used watch as a share of the median price of the same watch sold
 * new. Groups without new ones are left out.
 */
export function valueRetention(groups: readonly (readonly Sale[])[]): Compared<Sale>[] {
  return compareWithBase(groups, ({ condition }) => condition === 'new');
}
