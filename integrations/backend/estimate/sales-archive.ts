import type { Logger } from 'pino';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Database } from '../database/database.ts';
import { refreshedValue } from '../process/refreshed-value.ts';
import { type Estimator, learnEstimator } from './estimator.ts';
import { loadWatchesOnSale } from './load-asking-prices.ts';
import { loadSales } from './load-sales.ts';
import {
  compareWithAskingPrices,
  type MeasuredError,
  measureQuality,
  type Quality,
} from './measure-error.ts';
import { type Sale, yearsOf } from './sale.ts';

/** The sales, the estimator that learnt from them, and its accuracy. */
export interface Archive {
  sales: readonly Sale[];
  estimator: Estimator;
  quality: Quality;
  /** Differences between the estimates and the shop's asking prices. */
  asking: MeasuredError;
}

/**
 * Returns the archive for estimates. It is built and measured on first use, and again in the background after a
 * change of the catalogue. The error that a page shows is measured on the same sales as its estimate.
 */
export function followArchive(database: Database, live: LiveCatalogue, log: Logger): () => Promise<Archive> {
  return refreshedValue(
    async () => live.current(),
    async () => {
      const sales = await loadSales(database);
      const estimator = learnEstimator(sales);
      const onSale = await loadWatchesOnSale(database);
      const asking = compareWithAskingPrices(estimator, onSale, yearsOf(new Date()));
      return { sales, estimator, quality: measureQuality(sales), asking };
    },
    0,
    log,
  );
}
