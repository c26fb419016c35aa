import { setImmediate as nextTurn } from 'node:timers/promises';
import { quantile } from '../price-history/price-history.ts';
import type { Basis } from './comparison-bases.ts';
import { learnEstimator } from './estimator.ts';
import type { Sale } from './sale.ts';

/** Parts the sales are put in; each is estimated from all the others. */
const PARTS = 10;

/** What estimates of sales came to that the estimator had not seen. */
export interface Measured {
  /** Sales that were estimated. */
  estimated: number;
  /** Half of the errors are smaller: share of the price that was paid. */
  medianError: number;
  /** Share of the prices that lay within their range. */
  covered: number;
}

/** How good estimates are, by basis and altogether; `refused` is how many could not be estimated. */
export interface Quality {
  all: Measured;
  byBasis: ReadonlyMap<Basis, Measured>;
  refused: number;
}

/** Measures the error on held-out sales, each held out once; the parts are the same every time. */
export async function measureQuality(sales: readonly Sale[]): Promise<Quality> {
  const errors: { basis: Basis; error: number; within: boolean }[] = [];
  let refused = 0;
  for (let part = 0; part < PARTS; part += 1) {
    const estimator = learnEstimator(sales.filter(({ id }) => partOf(id) !== part));
    for (const sale of sales.filter(({ id }) => partOf(id) === part)) {
      const estimate = estimator.estimate(sale);
      if (!('value' in estimate)) {
        refused += 1;
        continue;
      }
      const { basis, lower, middle, upper } = estimate.value;
      const within = lower <= sale.usd && sale.usd <= upper;
      errors.push({ basis, error: Math.abs(middle - sale.usd) / sale.usd, within });
    }
    // Requests are answered between.
    await nextTurn();
  }
  const bases = [...new Set(errors.map(({ basis }) => basis))];
  return {
    all: measured(errors),
    byBasis: new Map(bases.map((basis) => [basis, measured(errors.filter((one) => one.basis === basis))])),
    refused,
  };
}

function measured(errors: readonly { error: number; within: boolean }[]): Measured {
  const sorted = errors.map(({ error }) => error).sort((a, b) => a - b);
  return {
    estimated: errors.length,
    medianError: errors.length === 0 ? 0 : quantile(sorted, 0.5),
    covered: errors.length === 0 ? 0 : errors.filter(({ within }) => within).length / errors.length,
  };
}

/** The part of a sale: neighbours in the archive go apart (Fibonacci hashing). */
function partOf(id: number): number {
  return (Math.imul(id, 2_654_435_761) >>> 0) % PARTS;
}
