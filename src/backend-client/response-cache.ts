import { LRUCache } from 'lru-cache';
import { LIFE } from '@tourbillon/domain/contract/fields.ts';
import type { CallResult } from './call-result.ts';

/** Seconds for which a 404 or 410 is cached: long enough to absorb repeated requests, short enough for a new item. */
const REFUSAL_LIFE = 30;

/** Milliseconds after a failed refresh in which the last good response is used without a new call. */
const REST = 2_000;

/**
 * How to use a cached response. `fresh`: use it. `stale`: use it and refresh it in the background. `expired`: refresh
 * first, and use it only if there is no new response.
 */
export type Trust = 'fresh' | 'stale' | 'expired';

interface CachedResult {
  response: CallResult;
  /** Times in milliseconds of the cache's clock. */
  freshUntil: number;
  staleUntil: number;
  restUntil: number;
  isInvalidated: boolean;
  /** Tags of the data in the response. Undefined if unknown. */
  tags: readonly string[] | undefined;
}

/** An LRU cache of responses. It decides about their age, but has no clock and no network. */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResult>;

  /** @param limit most characters of JSON; as objects they take about 2.5 bytes each. */
  constructor(limit: number) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: sizeOf });
  }

  /** The last good response of a key, and how to use it at the time `now` (milliseconds). */
  get(key: string, now: number): { response: CallResult; trust: Trust; isInvalidated: boolean } | undefined {
    const cached = this.#entries.get(key);
    if (!cached) return undefined;
    return { response: cached.response, trust: trust(cached, now), isInvalidated: cached.isInvalidated };
  }

  /** The last good response of a key, however old. */
  last(key: string): CallResult | undefined {
    return this.#entries.peek(key)?.response;
  }

  /**
   * Caches a value for `life` seconds as fresh, then for `LIFE.long` seconds as stale. Of refusals, only 404 and 410
   * are cached, without a stale time. Other refusals leave the cache unchanged.
   */
  set(key: string, response: CallResult, life: number, now: number, tags?: readonly string[]): void {
    const value = response.kind === 'value';
    if (!value && response.status !== 404 && response.status !== 410) return;
    const freshUntil = now + (value ? life : Math.min(life, REFUSAL_LIFE)) * 1000;
    this.#entries.set(key, {
      response,
      freshUntil,
      staleUntil: value ? freshUntil + LIFE.long * 1000 : freshUntil,
      restUntil: 0,
      isInvalidated: false,
      tags,
    });
  }

  /** Notes a failed refresh. For a short time the last good response is used. */
  rest(key: string, now: number): void {
    const cached = this.#entries.peek(key);
    if (cached) cached.restUntil = now + REST;
  }

  /**
   * Expires responses. They remain as a fallback in case the backend does not respond.
   * @param changed tags of the changed data. Without it, all responses expire; a response without tags always
   * expires.
   */
  invalidate(changed?: ReadonlySet<string>): void {
    for (const cached of this.#entries.values()) {
      if (changed && cached.tags && !cached.tags.some((tag) => changed.has(tag))) continue;
      cached.isInvalidated = true;
      cached.restUntil = 0;
    }
  }

  /** Number of cached responses. */
  get size(): number {
    return this.#entries.size;
  }
}

/** Characters of a response and its key. */
function sizeOf({ response }: CachedResult, key: string): number {
  return key.length + (response.kind === 'value' ? response.size : 100);
}

function trust(cached: CachedResult, now: number): Trust {
  if (now < cached.restUntil) return 'fresh';
  if (cached.isInvalidated) return 'expired';
  if (now < cached.freshUntil) return 'fresh';
  return now < cached.staleUntil ? 'stale' : 'expired';
}
