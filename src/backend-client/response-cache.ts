import { LRUCache } from 'lru-cache';
import { CACHE_SECONDS } from '@tourbillon/domain/contract/fields.ts';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { type CallResult, readValue } from './call-result.ts';
import { ownBytes } from '../platform/own-bytes.ts';
import { freezeDeep } from './freeze-deep.ts';

/** Seconds for which a 404 or 410 is cached: long enough to absorb repeated requests, short enough for a new item. */
const REFUSAL_LIFE_SECONDS = 30;

/** Values with shorter texts (bytes) are kept as objects at once: they take little memory. */
const SMALL_BYTES = 4_096;

/** Milliseconds after a failed refresh in which the last good response is used without a new call. */
const COOLDOWN_MS = 2_000;

/**
 * How to use a cached response. `fresh`: use it. `stale`: use it and refresh it in the background. `expired`: refresh
 * first, and use it only if there is no new response.
 */
export type Trust = 'fresh' | 'stale' | 'expired';

/** A cached response, and how to use it. */
export interface Found {
  response: CallResult;
  trust: Trust;
  isInvalidated: boolean;
}

interface CachedResult {
  /** A value that was requested only once is kept as its text. */
  response: CallResult | UnreadValue;
  /** Times in milliseconds of the cache's clock. */
  freshUntil: number;
  staleUntil: number;
  cooldownUntil: number;
  /** When the value ends, milliseconds of the epoch; most have no end. */
  endsAt: number;
  isInvalidated: boolean;
  /** Tags of the data in the response. Undefined if unknown. */
  tags: readonly string[] | undefined;
}

/** The text of a value, as bytes outside the heap. */
interface UnreadValue {
  kind: 'unread';
  call: Call;
  bytes: Buffer;
  size: number;
  digest: string;
}

/**
 * An LRU cache of responses. It decides about their age, but has no clock and no network.
 *
 * Most responses are requested once, for a page that is cached itself, so they are kept as bytes. As objects they fill
 * the heap: garbage collection took a fifth of the time of such a page (decision 645). The second request parses the
 * bytes again and keeps the object.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResult>;

  /** @param limit most bytes of JSON; objects take about 2.5 times as many. */
  constructor(limit: number) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: sizeOf });
  }

  /**
   * The last good response of a key, and how to use it at the time `now` (milliseconds).
   * @param date milliseconds of the epoch.
   */
  get(key: string, now: number, date: number): Found | undefined {
    const cached = this.#entries.get(key);
    if (!cached || date >= cached.endsAt) return undefined;
    const response = read(cached.response);
    cached.response = response;
    return { response, trust: trust(cached, now), isInvalidated: cached.isInvalidated };
  }

  /** The last good response of a key that was asked for again, however old. */
  last(key: string): CallResult | undefined {
    const response = this.#entries.peek(key)?.response;
    return response?.kind === 'unread' ? undefined : response;
  }

  /**
   * Caches a value as fresh for the `cacheSeconds` of its call, then as stale for `CACHE_SECONDS.long`. Of refusals,
   * only 404 and 410 are cached, without a stale time. Other refusals leave the cache unchanged.
   */
  set(key: string, call: Call, response: CallResult, now: number, tags?: readonly string[]): void {
    const value = response.kind === 'value';
    if (!value && response.status !== 404 && response.status !== 410) return;
    const seconds = keptSeconds(call);
    const freshUntil = now + (value ? seconds : Math.min(seconds, REFUSAL_LIFE_SECONDS)) * 1000;
    this.#entries.set(key, {
      response: cachedForm(call, response, this.#entries.has(key)),
      freshUntil,
      staleUntil: value ? freshUntil + CACHE_SECONDS.long * 1000 : freshUntil,
      cooldownUntil: 0,
      endsAt: value && call.validUntil ? Date.parse(call.validUntil(response.value as never)) : Infinity,
      isInvalidated: false,
      tags,
    });
  }

  /** Notes a failed refresh. For a short time the last good response is used. */
  coolDown(key: string, now: number): void {
    const cached = this.#entries.peek(key);
    if (cached) cached.cooldownUntil = now + COOLDOWN_MS;
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
      cached.cooldownUntil = 0;
    }
  }

  /** Number of cached responses. */
  get size(): number {
    return this.#entries.size;
  }
}

/** Seconds for which a response of a call is fresh; 0 if it is never cached. */
export function keptSeconds({ method, cacheSeconds, validUntil }: Call): number {
  if (method !== 'GET') return 0;
  return cacheSeconds === 0 && validUntil ? CACHE_SECONDS.long : cacheSeconds;
}

/** Bytes of a response and its key. */
function sizeOf({ response }: CachedResult, key: string): number {
  return key.length + (response.kind === 'refusal' ? 100 : response.size);
}

/** @param isAskedAgain whether somebody has asked for it before. */
function cachedForm(call: Call, response: CallResult, isAskedAgain: boolean): CachedResult['response'] {
  if (response.kind === 'refusal' || !response.bytes) return response;
  const { bytes, size, digest } = response;
  return isAskedAgain || size < SMALL_BYTES
    ? { ...response, bytes: undefined }
    : { kind: 'unread', call, bytes: ownBytes(bytes), size, digest };
}

function read(response: CachedResult['response']): CallResult {
  if (response.kind !== 'unread') return response;
  const { call, bytes, size, digest } = response;
  return { kind: 'value', value: freezeDeep(readValue(call, bytes)), size, digest };
}

function trust(cached: CachedResult, now: number): Trust {
  if (now < cached.cooldownUntil) return 'fresh';
  if (cached.isInvalidated) return 'expired';
  if (now < cached.freshUntil) return 'fresh';
  return now < cached.staleUntil ? 'stale' : 'expired';
}
