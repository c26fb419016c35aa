import { LRUCache } from 'lru-cache';
import { LIFE } from '@tourbillon/domain/contract/fields.ts';
import type { CallResult } from './call-result.ts';

/** Seconds a "no such thing" is remembered: long enough to stop a hammering, short enough for a new item. */
const REFUSAL_LIFE = 30;

/** Milliseconds after a failed refresh in which the last good response is used without asking again. */
const REST = 2_000;

/**
 * How far a cached response may be trusted: `fresh` use it, `stale` use it and ask again in the background, `expired`
 * ask first and use it only when there is no response.
 */
export type Trust = 'fresh' | 'stale' | 'expired';

interface CachedResult {
  response: CallResult;
  /** Milliseconds of the clock. */
  freshUntil: number;
  staleUntil: number;
  restUntil: number;
  isInvalidated: boolean;
  /** Tags of what it is made of; undefined when nobody knows. */
  tags: readonly string[] | undefined;
}

/** Answers in memory, the least recently used dropped first; the rule of their ages, no clock, no network. */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResult>;

  /** @param limit characters of JSON to hold at most; as objects they take some 2.5 bytes each. */
  constructor(limit: number) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: sizeOf });
  }

  /** The last good response under a key and how far to trust it at `now` (milliseconds). */
  get(key: string, now: number): { response: CallResult; trust: Trust; isInvalidated: boolean } | undefined {
    const cached = this.#entries.get(key);
    if (!cached) return undefined;
    return { response: cached.response, trust: trust(cached, now), isInvalidated: cached.isInvalidated };
  }

  /**
   * Keeps a value for `life` seconds, then `LIFE.long` more as stale. Of refusals only 404 and 410 are kept,
   * without a stale time; any other leaves what is there.
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

  /** Notes that asking again has failed: for a short while the last good response does. */
  rest(key: string, now: number): void {
    const cached = this.#entries.peek(key);
    if (cached) cached.restUntil = now + REST;
  }

  /**
   * Expires answers; they stay as last good ones should the backend not answer.
   * @param changed tags of what has changed; without them, and where a response names none, anything may have.
   */
  invalidate(changed?: ReadonlySet<string>): void {
    for (const cached of this.#entries.values()) {
      if (changed && cached.tags && !cached.tags.some((tag) => changed.has(tag))) continue;
      cached.isInvalidated = true;
      cached.restUntil = 0;
    }
  }

  /** How many answers are held. */
  get size(): number {
    return this.#entries.size;
  }
}

/** Characters that a response and its key take. */
function sizeOf({ response }: CachedResult, key: string): number {
  return key.length + (response.kind === 'value' ? response.size : 100);
}

function trust(cached: CachedResult, now: number): Trust {
  if (now < cached.restUntil) return 'fresh';
  if (cached.isInvalidated) return 'expired';
  if (now < cached.freshUntil) return 'fresh';
  return now < cached.staleUntil ? 'stale' : 'expired';
}
