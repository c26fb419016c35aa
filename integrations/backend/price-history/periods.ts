import type { Period, Quarter } from '@tourbillon/domain/contract/price-history.ts';
import { spreadOf } from './price-spread.ts';

/** A sale in the archive. */
export interface Sale {
  /** The price paid, US dollars. */
  usd: number;
  at: Date;
}

/** Minimum number of sales. Fewer are not meaningful and could reveal the price of one item (decision 9). */
export const LEAST_SALES = 3;

/**
 * Groups sales by quarter, the oldest first. A quarter with too few sales is joined with the next ones until there
 * are enough. Remaining sales at the end belong to the last period.
 * @param sales at least `LEAST_SALES`, in any order.
 */
export function periodsOf(sales: readonly Sale[]): Period[] {
  const inOrder = sales.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const groups: Sale[][] = [];
  let open: Sale[] = [];
  inOrder.forEach((sale, place) => {
    open.push(sale);
    const next = inOrder[place + 1];
    const ends = !next || !isSameQuarter(quarterOf(sale.at), quarterOf(next.at));
    if (!ends || open.length < LEAST_SALES) return;
    groups.push(open);
    open = [];
  });
  groups.at(-1)?.push(...open);
  return groups.map(periodOf);
}

function periodOf(sales: Sale[]): Period {
  const moments = sales.map(({ at }) => at.getTime());
  return {
    from: quarterOf(new Date(Math.min(...moments))),
    to: quarterOf(new Date(Math.max(...moments))),
    ...spreadOf(sales.map(({ usd }) => usd)),
  };
}

/** The quarter of a moment, in UTC. */
function quarterOf(moment: Date): Quarter {
  return { year: moment.getUTCFullYear(), quarter: Math.floor(moment.getUTCMonth() / 3) + 1 };
}

function isSameQuarter(one: Quarter, other: Quarter): boolean {
  return one.year === other.year && one.quarter === other.quarter;
}
