import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { noteLimit } from '../backend-client/security-events.ts';
import type { Rate } from './rate.ts';
import { countAtBackend, countsAtBackend } from './shared-counter.ts';
import { networksOf } from '@tourbillon/platform/connections/networks.ts';

/** Counts by a key: a network, a number. */
export interface Limiter {
  /** Counts one more. @returns seconds to wait before the next one, 0 when this one may pass. */
  wait(key: string): Promise<number>;
}

/** Milliseconds to wait for the supervisor, which counts for all its workers. */
const PATIENCE = 1_000;

/**
 * A limiter for all workers of a storefront: their supervisor counts, and each worker by itself while that does not
 * answer. With `SHARED_LIMITS` the backend counts for the storefronts of all machines, and each by itself while that is
 * away.
 * @param name unique among the limiters of the site: letters, spaces and dashes.
 */
export function openLimiter(name: string, rate: Rate): Limiter {
  const own = new RateLimiterMemory(rate);
  const shared = cluster.isWorker
    ? new RateLimiterCluster({ ...rate, keyPrefix: name, timeoutMs: PATIENCE })
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

/** Names of the limiters of networks by how wide they are, beside that of the narrowest. */
const WIDER: Record<number, string> = { 1: '', 4: ' wide', 16: ' widest' };

/**
 * A limiter by network: of IPv6 the /64, the /56 and the /48 of an address count, the wider with a larger budget. What a
 * narrow one refuses does not count for the wider, whose others keep theirs.
 * @param name as of `openLimiter`, up to 30 characters.
 */
export function openNetworkLimiter(name: string, rate: Rate): Limiter {
  const limiters = new Map(
    Object.entries(WIDER).map(([share, width]) => [
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
    // What is left is reckoned by the clock on the wall: one that was put back would have people wait for years.
    return Math.min(Math.ceil(refusal.msBeforeNext / 1000) || 1, duration);
  }
}
