import type { Configuration } from '../platform/configuration.ts';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@tourbillon/platform/connections/client-address.ts';
import { type Limit, WRITE_LIMITS, type WriteLimit } from '@tourbillon/domain/contract/call.ts';
import { type Limiter, openNetworkLimiter } from './limiter.ts';
import type { Rate } from './rate.ts';
import { networkOf } from '@tourbillon/platform/connections/networks.ts';
import { openReadLimits, type ReadLimits } from './read-limits.ts';

/** How often one network may write. Wider IPv6 networks have a multiple of these budgets. */
const RATES: Record<WriteLimit, Rate> = {
  /** Calls that make the shop send a letter to an address that a visitor typed. */
  letters: { points: 10, duration: 600 },
  /**
   * Logins. A network over this limit must do work, but need not wait, because other people in it must be able to log
   * in. The backend counts failed logins.
   */
  logins: { points: 30, duration: 600 },
  /**
   * Request forms. Many people may share one address of a large network, and they resend a form to correct mistakes.
   * Robots send many more.
   */
  requests: { points: 30, duration: 600 },
  /**
   * Pledge tickets that are added to accounts (decision 15). The backend counts wrong numbers. Each number may be
   * sent twice, because the backend may demand work first.
   */
  tickets: { points: 30, duration: 15 * 60 },
  /** Files of forms: a few forms with ten files each, and retries. */
  photos: { points: 60, duration: 600 },
  /** Errors that browsers report. */
  reports: { points: 20, duration: 600 },
  /** Everything else. Mail services unsubscribe all their readers from a few addresses. */
  writes: { points: 120, duration: 60 },
};

/** Whether a visitor over the limit may do work in the browser instead of waiting. */
export function takesWork(limit: Limit): boolean {
  return limit === 'logins';
}

/** Limits how much one visitor may write and read. */
export interface WriteLimits {
  /** The limits for reads. */
  reads: ReadLimits;
  /** Counts one request under a limit. @returns seconds to wait before the next one; 0 if this one may pass. */
  wait(req: IncomingMessage, limit: Limit): Promise<number>;
  /** The network a request comes from. */
  network(req: IncomingMessage): string;
}

/**
 * Opens the limits, which all workers of a storefront share.
 * @param configuration `TRUSTED_PROXIES` is the number of proxies in front of the site, needed to find the client's
 * address.
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
