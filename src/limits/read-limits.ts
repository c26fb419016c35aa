import { type Configuration, configuration } from '../platform/configuration.ts';
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { limitedReads } from '../platform/metrics.ts';
import { networksOf } from '@tourbillon/platform/connections/networks.ts';
import { ReadBudget, type ReadRate } from './read-budget.ts';

/**
 * What one network may read of what costs work each time: an IPv4 address may have an office of a hundred people behind
 * it, or a crawler. Prerendered pages, pages in memory, pictures and files are not counted.
 */
export const READ_RATES = {
  /** Calls of the gateway: suggestions, estimates, counts of filters. A hundred people who type the same moment. */
  calls: { burst: 1_200, perSecond: 40 },
  /** Pages that are not in memory and have to be made: a sitemap of 10,000 items in nine minutes. */
  pages: { burst: 600, perSecond: 20 },
} as const satisfies Record<string, ReadRate>;

export type ReadKind = keyof typeof READ_RATES;

/** Keeps one network from reading without end. */
export interface ReadLimits {
  /** Counts a read. @param network the visitor's narrowest. @returns seconds to wait, 0 when this one may pass. */
  wait(kind: ReadKind, network: string | undefined): number;
}

/** Workers among which connections are spread, as far as it matters: each has a share, and none less than a quarter. */
const MOST_SHARES = 4;

/**
 * Who is on this machine: a proxy that `TRUSTED_PROXIES` does not name has everybody come from there, and must not have
 * them all refused.
 */
const OWN = /^(127\.|0:0:0:0$)/;

/** @param workers processes that share the reads of a network; each counts by itself, and has its share of the budget. */
export function openReadLimits(workers = workersOfSite(configuration())): ReadLimits {
  const shares = Math.min(Math.max(1, workers), MOST_SHARES);
  const budgetOf = ({ burst, perSecond }: ReadRate) =>
    new ReadBudget({ burst: burst / shares, perSecond: perSecond / shares });
  const budgets = { calls: budgetOf(READ_RATES.calls), pages: budgetOf(READ_RATES.pages) };
  return {
    wait(kind, network) {
      if (!network || OWN.test(network)) return 0;
      const wait = budgets[kind].wait(networksOf(network));
      if (wait > 0) limitedReads.inc({ kind });
      return wait;
    },
  };
}

function workersOfSite({ STOREFRONT_WORKERS }: Pick<Configuration, 'STOREFRONT_WORKERS'>): number {
  return cluster.isWorker ? (STOREFRONT_WORKERS ?? availableParallelism()) : 1;
}
