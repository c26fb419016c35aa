import type { Logger } from 'pino';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Database } from '../database/database.ts';
import { refreshedValue } from '../process/refreshed-value.ts';
import { type Estimator, learnEstimator } from './estimator.ts';
import { loadSales } from './load-sales.ts';
import { measureQuality, type Quality } from './measure-error.ts';
import type { Sale } from './sale.ts';

/** The sales, the estimator that has learnt from them, and how good it is. */
export interface Archive {
  sales: readonly Sale[];
  estimator: Estimator;
  quality: Quality;
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
      return { sales, estimator: learnEstimator(sales), quality: await measureQuality(sales) };
    },
    0,
    log,
  );
}
