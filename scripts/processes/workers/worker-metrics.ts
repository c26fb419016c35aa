import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  type MetricObject,
  Registry,
} from 'prom-client';
import type { Supervised } from './supervise.ts';

/** The metrics of all workers together, and those of the supervisor, in the text format of Prometheus. */
export async function metricsOfWorkers(storefront: Supervised): Promise<string> {
  const workers = (await storefront.metrics()) as MetricObject[][];
  const together = await AggregatorRegistry.aggregate(workers).metrics();
  if (!ownProcess) collectDefaultMetrics({ register: (ownProcess = new Registry()), prefix: 'supervisor_' });
  const parts = [together, await workerMetrics(storefront).metrics(), await ownProcess.metrics()];
  return parts.join('\n');
}

/** Process metrics of the supervisor: memory, event loop and so on. */
let ownProcess: Registry | undefined;

/** Metrics that only the supervisor knows. */
function workerMetrics(storefront: Supervised): Registry {
  const registry = new Registry();
  const registers = [registry];
  const set = (name: string, help: string, value: number) => new Gauge({ name, help, registers }).set(value);
  set('storefront_workers', 'Workers that serve', storefront.workers().length);
  set('storefront_workers_wanted', 'Workers there should be', storefront.wanted);
  new Counter({
    name: 'storefront_worker_restarts_total',
    help: 'Workers that had to be started again',
    registers,
  }).inc(storefront.restarts());
  return registry;
}
