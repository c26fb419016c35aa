import type { Configuration } from '../platform/configuration.ts';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@tourbillon/platform/connections/client-address.ts';
import { type Limit, WRITE_LIMITS, type WriteLimit } from '@tourbillon/domain/contract/call.ts';
import { type Limiter, openNetworkLimiter } from './limiter.ts';
import type { Rate } from './rate.ts';
import { networkOf } from '@tourbillon/platform/connections/networks.ts';
import { openReadLimits, type ReadLimits } from './read-limits.ts';

/**
 * How often one network may write: how many times in how many seconds; wider networks of IPv6 have a few times that.
 */
const RATES: Record<WriteLimit, Rate> = {
  /** What makes the shop send a letter to an address somebody typed. */
  letters: { points: 10, duration: 600 },
  /**
   * Logins: a network that makes more is asked for work, and never made to wait, as others in it have to log in too.
   * Failures the backend counts.
   */
  logins: { points: 30, duration: 600 },
  /** Forms of requests: people behind one address of a large network, and mistakes they mend, are many; robots more. */
  requests: { points: 30, duration: 600 },
  /** Pledge tickets put into accounts (decision 15); the backend counts the wrong ones, each of which may come twice. */
  tickets: { points: 30, duration: 15 * 60 },
  /** Files of forms: a few forms with ten each, and second tries. */
  photos: { points: 60, duration: 600 },
  /** Errors that browsers report. */
  reports: { points: 20, duration: 600 },
  /** Everything else. Mail services unsubscribe for all their readers from a few addresses. */
  writes: { points: 120, duration: 60 },
};

/** Whether work of the browser stands for waiting where a limit is reached. */
export function takesWork(limit: Limit): boolean {
  return limit === 'logins';
}

/** Keeps one visitor from writing without end, and from asking. */
export interface WriteLimits {
  /** Of what is read. */
  reads: ReadLimits;
  /** Counts one of what falls under a limit. @returns seconds to wait before the next one, 0 when this one may pass. */
  wait(req: IncomingMessage, limit: Limit): Promise<number>;
  /** The network a request comes from. */
  network(req: IncomingMessage): string;
}

/**
 * Limits that all workers of a storefront share.
 * @param configuration `TRUSTED_PROXIES`, the number of proxies in front: they tell whose request it is.
 */
export function openWriteLimits({ TRUSTED_PROXIES }: Pick<Configuration, 'TRUSTED_PROXIES'>): WriteLimits {
  const limiters = new Map<Limit, Limiter>(
    WRITE_LIMITS.map((name) => [name, openNetworkLimiter(name, RATES[name])]),
  );
  const network = (req: IncomingMessage) => networkOf(clientAddress(req, TRUSTED_PROXIES));
  const reads = openReadLimits();
  return {
    network,
    reads,
    async wait(req, limit) {
      if (limit === 'reads') return reads.wait('calls', network(req));
      return (await limiters.get(limit)?.wait(network(req))) ?? 0;
    },
  };
}
