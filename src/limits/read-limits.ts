import { type Configuration, configuration } from '../platform/configuration.ts';
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { limitedReads } from '../platform/metrics.ts';
import { networksOf } from '@tourbillon/platform/connections/networks.ts';
import { ReadBudget, type ReadRate } from './read-budget.ts';

/**
 * Read limits per network, for reads that cost work each time. An IPv4 address may belong to an office of a hundred
 * people, or to a crawler. Prerendered pages, cached pages, pictures and files are not counted.
 */
export const READ_RATES = {
  /** Calls of the gateway: suggestions, estimates, filter counts. Enough for a hundred people typing at once. */
  calls: { burst: 1_200, perSecond: 40 },
  /** Pages that are not cached and must be rendered: enough for a sitemap of 10,000 items in nine minutes. */
  pages: { burst: 600, perSecond: 20 },
} as const satisfies Record<string, ReadRate>;

export type ReadKind = keyof typeof READ_RATES;

/** Limits what one network may read. */
export interface ReadLimits {
  /** Counts a read. @param network the visitor's narrowest. @returns seconds to wait; 0 if this read may pass. */
  wait(kind: ReadKind, network: string | undefined): number;
}

/** The budget is divided by the number of workers, but at most by this number: no worker gets less than a quarter. */
const MAX_SHARES = 4;

/**
 * Addresses of this machine. If `TRUSTED_PROXIES` does not count a local proxy, all visitors seem to have this
 * address, and they must not all be refused.
 */
const THIS_MACHINE = /^(127\.|0:0:0:0$)/;

/** @param workers processes that share the reads of a network. Each counts by itself and has a part of the budget. */
export function openReadLimits(workers = workersOfSite(configuration())): ReadLimits {
  const shares = Math.min(Math.max(1, workers), MAX_SHARES);
  const budgetOf = ({ burst, perSecond }: ReadRate) =>
    new ReadBudget({ burst: burst / shares, perSecond: perSecond / shares });
  const budgets = { calls: budgetOf(READ_RATES.calls), pages: budgetOf(READ_RATES.pages) };
  return {
    wait(kind, network) {
      if (!network || THIS_MACHINE.test(network)) return 0;
      const wait = budgets[kind].wait(networksOf(network));
      if (wait > 0) limitedReads.inc({ kind });
      return wait;
    },
  };
}

function workersOfSite({ STOREFRONT_WORKERS }: Pick<Configuration, 'STOREFRONT_WORKERS'>): number {
  return cluster.isWorker ? (STOREFRONT_WORKERS ?? availableParallelism()) : 1;
}
