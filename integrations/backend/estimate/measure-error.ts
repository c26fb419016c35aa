import { quantile } from '../price-history/price-history.ts';
import type { Basis } from './comparison-bases.ts';
import { type Asked, type Estimator, learnEstimator } from './estimator.ts';
import type { Sale } from './sale.ts';

/** Share of the sales, the newest, that estimates are judged by; they are learnt from the older ones. */
const JUDGED = 0.2;

/** Sales of a basis that its own figures need; with fewer those of all bases stand. */
const LEAST_OF_BASIS = 30;

/** What estimates came to of prices that the estimator had not seen. */
export interface Measured {
  /** Watches that were estimated. */
  estimated: number;
  /** Half of the errors are smaller: share of the price. */
  medianError: number;
  /** Share of the prices that lay within their range. */
  covered: number;
}

/** How good estimates are. */
export interface Quality {
  all: Measured;
  /** Where there are enough of them. */
  byBasis: ReadonlyMap<Basis, Measured>;
  /** Sales that were judged by, those among them that could not be estimated too. */
  judged: number;
  /** When the first of them was sold, in years since 1970; undefined where there is none. */
  since: number | undefined;
}

/**
 * Measures the error as a visitor meets it: on the newest fifth of the sales, by an estimator that has learnt from the
 * older ones alone (validation by time, decision 326). It is the same every time.
 */
export function measureQuality(sales: readonly Sale[]): Quality {
  const inOrder = sales.toSorted((a, b) => a.years - b.years || a.id - b.id);
  const from = inOrder.length - Math.floor(inOrder.length * JUDGED);
  const judged = inOrder.slice(from);
  const errors = compare(learnEstimator(inOrder.slice(0, from)), judged);
  const ofBases = Map.groupBy(errors, ({ basis }) => basis);
  return {
    all: measured(errors),
    byBasis: new Map(
      [...ofBases]
        .filter(([, { length }]) => length >= LEAST_OF_BASIS)
        .map(([basis, own]) => [basis, measured(own)]),
    ),
    judged: judged.length,
    since: judged[0]?.years,
  };
}

/** How far the likely values of watches on sale lie from what the shop asks for them. @param now years since 1970. */
export function measureAsking(
  estimator: Estimator,
  onSale: readonly Omit<Sale, 'years'>[],
  now: number,
): Measured {
  return measured(
    compare(
      estimator,
      onSale.map((one) => ({ ...one, years: now })),
    ),
  );
}

function compare(estimator: Estimator, watches: readonly (Asked & { usd: number })[]) {
  return watches.flatMap((watch) => {
    const estimate = estimator.estimate(watch);
    if (!('value' in estimate)) return [];
    const { basis, lower, middle, upper } = estimate.value;
    const within = lower <= watch.usd && watch.usd <= upper;
    return [{ basis, error: Math.abs(middle - watch.usd) / watch.usd, within }];
  });
}

function measured(errors: readonly { error: number; within: boolean }[]): Measured {
  const sorted = errors.map(({ error }) => error).sort((a, b) => a - b);
  return {
    estimated: errors.length,
    medianError: errors.length === 0 ? 0 : quantile(sorted, 0.5),
    covered: errors.length === 0 ? 0 : errors.filter(({ within }) => within).length / errors.length,
  };
}
