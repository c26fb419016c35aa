import type { Logger } from 'pino';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Database } from '../database/database.ts';
import { refreshedValue } from '../process/refreshed-value.ts';
import { type Estimator, learnEstimator } from './estimator.ts';
import { loadOnSale } from './load-asking.ts';
import { loadSales } from './load-sales.ts';
import { measureAsking, type Measured, measureQuality, type Quality } from './measure-error.ts';
import { type Sale, yearsOf } from './sale.ts';

/** The sales, the estimator that has learnt from them, and how good it is. */
export interface Archive {
  sales: readonly Sale[];
  estimator: Estimator;
  quality: Quality;
  /** How far they lie from what the shop asks. */
  asking: Measured;
}

/**
 * The archive as estimates need it. It is learnt and measured when it is first asked for, and again, in the background,
 * after the catalogue has changed: what a page says of the error is measured on the very sales it rests on.
 */
export function followArchive(database: Database, live: LiveCatalogue, log: Logger): () => Promise<Archive> {
  return refreshedValue(
    async () => live.current(),
    async () => {
      const sales = await loadSales(database);
      const estimator = learnEstimator(sales);
      const onSale = await loadOnSale(database);
      const asking = measureAsking(estimator, onSale, yearsOf(new Date()));
      return { sales, estimator, quality: measureQuality(sales), asking };
    },
    0,
    log,
  );
}
