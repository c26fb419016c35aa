import { quantile } from '../price-history/price-history.ts';
import type { Basis } from './comparison-bases.ts';
import { type WatchToValue, type Estimator, learnEstimator } from './estimator.ts';
import type { Sale } from './sale.ts';

/** Share of the sales, the newest, that test the estimates. The estimator learns from the older sales. */
const TEST_SHARE = 0.2;

/** Minimum number of sales for figures of one basis. With fewer sales, the figures of all bases apply. */
const LEAST_OF_BASIS = 30;

/** Measured accuracy on prices that the estimator has not seen. */
export interface MeasuredError {
  /** Watches that were estimated. */
  estimated: number;
  /** Median error, as a share of the price. */
  medianError: number;
  /** Share of the prices inside their estimated range. */
  covered: number;
}

/** Accuracy of the estimates. */
export interface Quality {
  all: MeasuredError;
  /** By basis, if a basis has enough sales. */
  byBasis: ReadonlyMap<Basis, MeasuredError>;
  /** Number of test sales, including those that could not be estimated. */
  judged: number;
  /** When the first test sale was sold, in years since 1970; undefined if there is none. */
  since: number | undefined;
}

/**
 * Measures the error that a visitor meets. An estimator learns from the older sales and is tested on the newest fifth
 * (validation by time, decision 326). The result is always the same for the same sales.
 */
export function measureQuality(sales: readonly Sale[]): Quality {
  const inOrder = sales.toSorted((a, b) => a.years - b.years || a.id - b.id);
  const from = inOrder.length - Math.floor(inOrder.length * TEST_SHARE);
  const judged = inOrder.slice(from);
  const errors = compare(learnEstimator(inOrder.slice(0, from)), judged);
  const ofBases = Map.groupBy(errors, ({ basis }) => basis);
  return {
    all: errorOf(errors),
    byBasis: new Map(
      [...ofBases]
        .filter(([, { length }]) => length >= LEAST_OF_BASIS)
        .map(([basis, own]) => [basis, errorOf(own)]),
    ),
    judged: judged.length,
    since: judged[0]?.years,
  };
}

/** Differences between the estimates of watches on sale and their asking prices. @param now years since 1970. */
export function compareWithAskingPrices(
  estimator: Estimator,
  onSale: readonly Omit<Sale, 'years'>[],
  now: number,
): MeasuredError {
  return errorOf(
    compare(
      estimator,
      onSale.map((one) => ({ ...one, years: now })),
    ),
  );
}

function compare(estimator: Estimator, watches: readonly (WatchToValue & { usd: number })[]) {
  return watches.flatMap((watch) => {
    const estimate = estimator.estimate(watch);
    if (!('value' in estimate)) return [];
    const { basis, lower, middle, upper } = estimate.value;
    const within = lower <= watch.usd && watch.usd <= upper;
    return [{ basis, error: Math.abs(middle - watch.usd) / watch.usd, within }];
  });
}

function errorOf(errors: readonly { error: number; within: boolean }[]): MeasuredError {
  const sorted = errors.map(({ error }) => error).sort((a, b) => a - b);
  return {
    estimated: errors.length,
    medianError: errors.length === 0 ? 0 : quantile(sorted, 0.5),
    covered: errors.length === 0 ? 0 : errors.filter(({ within }) => within).length / errors.length,
  };
}
