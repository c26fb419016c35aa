import { theDeliveryWorker } from '../submissions/delivery-worker.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { readWorkerMessage, type WorkerMessage } from './worker-messages.ts';
import type { AdmissionControl } from '../platform/load-shedding.ts';
import { countProcess, gauge, metrics } from '../platform/metrics.ts';
import { pageCache } from '../page-cache/page-cache.ts';
import type { Pages } from '../page-cache/pages.ts';

interface Parts {
  pages: Pages;
  admission: AdmissionControl;
  publishing: Publishing;
}

/** Registers the metrics of a serving process, and sends them to its supervisor on request. */
export function registerServerMetrics({ pages, admission, publishing }: Parts): void {
  countProcess();
  gauge('storefront_pages_cached', 'On-demand pages cached in memory', () => pageCache.size);
  gauge('storefront_renders_waiting', 'Pages that wait for their turn to be rendered', () => pages.waiting);
  gauge(
    'storefront_requests_under_way',
    'Requests that were received completely and have no response yet',
    () => admission.underWay,
  );
  gauge(
    'storefront_queue_wait_seconds',
    'Own work that a new request has to wait for, smoothed',
    () => admission.backlog / 1000,
    'max',
  );
  gauge(
    'storefront_publish_waiting',
    'Prerendered pages that wait to be rendered again',
    () => publishing.waiting,
  );
  gauge(
    'storefront_feed_age_seconds',
    'Time since the feeds of changes were last read',
    () => publishing.sinceRead,
    'max',
  );
  gauge(
    'storefront_spool_requests',
    'Requests of people that wait for the backend',
    () => theDeliveryWorker().depth(),
    'max',
  );
  process.on('message', (message) => {
    const asked = readWorkerMessage(message);
    if (asked?.word !== 'figures') return;
    void metrics.getMetricsAsJSON().then((metrics) => {
      if (process.connected)
        process.send?.({ word: 'figures are', id: asked.id, figures: metrics } satisfies WorkerMessage);
    });
  });
}
