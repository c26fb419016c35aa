import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { noteLimit } from '../backend-client/security-events.ts';
import type { Rate } from './rate.ts';
import { countAtBackend, countsAtBackend } from './shared-counter.ts';
import { networksOf } from '@tourbillon/platform/connections/networks.ts';

/** Counts events by a key, such as a network or a number. */
export interface Limiter {
  /** Counts one event. @returns seconds to wait before the next one; 0 if this one may pass. */
  wait(key: string): Promise<number>;
}

/** Milliseconds to wait for the supervisor, which counts for all its workers. */
const TIMEOUT_MS = 1_000;

/**
 * A limiter shared by all workers of a storefront. The supervisor counts; if it does not respond, each worker counts
 * by itself. With `SHARED_LIMITS` the backend counts for the storefronts of all machines; if it does not respond,
 * each storefront counts by itself.
 * @param name unique among the limiters of the site: letters, spaces and dashes.
 */
export function openLimiter(name: string, rate: Rate): Limiter {
  const own = new RateLimiterMemory(rate);
  const shared = cluster.isWorker
    ? new RateLimiterCluster({ ...rate, keyPrefix: name, timeoutMs: TIMEOUT_MS })
    : own;
  const here = (key: string) =>
    waitOf(rate, () => shared.consume(key)).catch(() => waitOf(rate, () => own.consume(key)));
  const count = countsAtBackend()
    ? (key: string) => countAtBackend(name, rate, key).catch(() => here(key))
    : here;
  return {
    async wait(key) {
      const wait = await count(key);
      if (wait > 0) noteLimit(name);
      return wait;
    },
  };
}

/** Suffixes for the names of the limiters of wider networks, by `share`. */
const NAME_SUFFIXES: Record<number, string> = { 1: '', 4: ' wide', 16: ' widest' };

/**
 * A limiter by network. For IPv6 it counts the /64, the /56 and the /48 of an address; wider prefixes have larger
 * budgets. An event that a narrow network's limit refuses is not counted for the wider ones, so their other visitors
 * are not affected.
 * @param name as for `openLimiter`, up to 30 characters.
 */
export function openNetworkLimiter(name: string, rate: Rate): Limiter {
  const limiters = new Map(
    Object.entries(NAME_SUFFIXES).map(([share, width]) => [
      Number(share),
      openLimiter(name + width, { ...rate, points: rate.points * Number(share) }),
    ]),
  );
  return {
    async wait(address) {
      for (const network of networksOf(address)) {
        const wait = await limiters.get(network.share)?.wait(network.name);
        if (wait) return wait;
      }
      return 0;
    },
  };
}

async function waitOf({ duration }: Rate, consume: () => Promise<RateLimiterRes>): Promise<number> {
  try {
    await consume();
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // The remaining time depends on the wall clock. If that clock is set back, the wait would be years.
    return Math.min(Math.ceil(refusal.msBeforeNext / 1000) || 1, duration);
  }
}
