import { LRUCache } from 'lru-cache';
import { safeParse } from 'valibot';
import { backendSeconds, refusedCalls } from '../platform/metrics.ts';
import { previewHeader, REQUEST_ID, requestId } from '../platform/request-context.ts';
import { type Call, callTarget, pathFields } from '@tourbillon/domain/contract/call.ts';
import { type Delivery, deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import { PREVIEW_HEADER } from '@tourbillon/domain/contract/preview-header.ts';
import { networkHeaders, VISITOR_NETWORKS } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Addresses } from '../platform/backend-addresses.ts';
import { type CallResult, type CallValue, valueOf, readCallResult } from './call-result.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { type Circuit, CIRCUIT_LIMITS, type CircuitLimits, createCircuit } from './circuit-breaker.ts';
import { exchange } from './exchange.ts';
import { freezeDeep } from './freeze-deep.ts';
import { callTimeLimit, withinRefreshWait, withinTimeLimit } from './deadline.ts';
import { type Found, keptSeconds, ResponseCache } from './response-cache.ts';
import { reportError, reportStatus } from '../platform/errors/report.ts';
import { noteMissingData } from './missing-data.ts';
import { visitorNetworks } from './visitor-networks.ts';

/**
 * Size limit of the response cache, in bytes of JSON: about 700 catalogue responses of 23 KB. Those that were asked for
 * again are kept as objects: 40 MB if all are (measured).
 */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Requests whose address is remembered. A page makes up to thirty, and nearly all of them are those of other pages. */
const KNOWN_REQUESTS = 1_000;

/** The address of a valid request for a cached call, and the tags of its response. */
interface KnownRequest {
  target: string;
  tags: readonly string[] | undefined;
}

/** Options of one call. */
export interface AskOptions {
  /**
   * The visitor's Cookie header (§7). It is sent only with calls that are never cached. All visitors share cached
   * responses and the pages made from them, so a response to one visitor's cookies must not get into the cache.
   */
  cookie?: string | undefined;
  /** For a request that must be stored exactly once: sent as headers. */
  delivery?: Delivery | undefined;
  /**
   * Keyed hashes of the networks of the visitor for whom the call is made. The default is the visitor of the current
   * request; an empty list means no visitor. Sent only with calls that are never cached.
   */
  networks?: readonly string[] | undefined;
  /** More request headers of the visitor, with lower-case names. Sent only with calls that are never cached. */
  headers?: Record<string, string> | undefined;
}

interface Parts {
  addresses: Addresses;
  circuit?: CircuitLimits;
  /** The clock of the response cache, milliseconds. It must be monotonic, so that ages are correct. */
  now?: () => number;
  memory?: number;
  /** Hashes of the networks of the visitor of the current request. */
  networks?: () => readonly string[];
}

/**
 * The client of the contract: validates and caches responses, joins equal concurrent calls, and tolerates an outage
 * of the backend.
 */
export class BackendClient {
  readonly #addresses: Addresses;
  readonly #circuits = new Map<string, Circuit>();
  readonly #circuitLimits: CircuitLimits;
  readonly #now: () => number;
  readonly #cache: ResponseCache;
  /** By call and request. */
  readonly #known = new LRUCache<string, KnownRequest>({ max: KNOWN_REQUESTS });
  readonly #visitorNetworks: () => readonly string[];
  #asking = new Map<string, Promise<CallResult>>();

  constructor({
    addresses,
    circuit = CIRCUIT_LIMITS,
    now = () => performance.now(),
    memory = CACHE_BYTES,
    networks = visitorNetworks,
  }: Parts) {
    this.#visitorNetworks = networks;
    this.#addresses = addresses;
    this.#circuitLimits = circuit;
    this.#now = now;
    this.#cache = new ResponseCache(memory);
  }

  /** Makes a call; see `askBackend`. A request that does not match its schema is not sent and fails with 422. */
  ask(locale: Locale, call: Call, request: unknown, options: AskOptions = {}): Promise<unknown> {
    const fresh = this.#fresh(locale, call, request);
    return fresh === undefined
      ? this.#askAndNote(locale, call, request, options)
      : Promise.resolve(fresh.value);
  }

  /** The value of a request that was made before, while it is fresh (decision 681). */
  #fresh(locale: Locale, call: Call, request: unknown): CallValue | undefined {
    const known = mayBeCached(call) && this.#known.get(requestKey(call, request));
    if (!known) return undefined;
    const cached = this.#found(this.#addresses[locale].href + known.target);
    return cached?.trust === 'fresh' && cached.response.kind === 'value' ? cached.response : undefined;
  }

  #found(key: string): Found | undefined {
    return this.#cache.get(key, this.#now(), Date.now());
  }

  async #askAndNote(locale: Locale, call: Call, request: unknown, options: AskOptions): Promise<unknown> {
    try {
      return await this.#ask(locale, call, request, options);
    } catch (error) {
      if (error instanceof BackendError) {
        if (error.isFailure) noteMissingData();
        else refusedCalls.inc({ call: call.path, status: String(error.status) });
      }
      throw error;
    }
  }

  async #ask(locale: Locale, call: Call, request: unknown, options: AskOptions): Promise<unknown> {
    const parsed = safeParse(call.request, request, { abortEarly: true });
    if (!parsed.success) throw new BackendError(call.path, 422, 'the request does not fit the contract');
    const fields = parsed.output as Record<string, unknown>;
    const base = this.#addresses[locale];
    if (mayBeCached(call)) {
      const known = { target: callTarget(call, fields), tags: call.tags?.(fields) };
      this.#known.set(requestKey(call, request), known);
      return this.#askCached(base, call, known.target, known.tags);
    }
    return valueOf(call, await withinTimeLimit(base.href, call, this.#send(base, call, fields, options)));
  }

  /**
   * Expires cached responses. A response that is still pending is not cached; only its current callers get it.
   * @param changed tags of the changed data. Without it, all responses expire.
   */
  invalidate(changed?: ReadonlySet<string>): void {
    this.#cache.invalidate(changed);
    this.#asking = new Map();
  }

  async #askCached(base: URL, call: Call, target: string, tags?: readonly string[]): Promise<unknown> {
    const key = base.href + target;
    const cached = this.#found(key);
    if (cached?.trust === 'fresh') return valueOf(call, cached.response);
    const asking = this.#asking.get(key) ?? this.#refresh(key, base, call, target, tags);
    if (cached?.trust === 'stale') return valueOf(call, cached.response);
    if (!cached) return valueOf(call, await withinTimeLimit(base.href, call, asking));
    // After an invalidation the new data must be seen, so the caller waits for the full time limit.
    const inTime = cached.isInvalidated
      ? withinTimeLimit(base.href, call, asking)
      : withinRefreshWait(call, asking);
    const lastGood = () => {
      noteMissingData();
      return cached.response;
    };
    return valueOf(call, await inTime.catch(lastGood));
  }

  /** Calls the backend and caches the response. The caller may ignore the promise: failures are handled here. */
  #refresh(
    key: string,
    base: URL,
    call: Call,
    target: string,
    tags: readonly string[] | undefined,
  ): Promise<CallResult> {
    const round = this.#asking;
    const refresh = async (): Promise<CallResult> => {
      try {
        const last = this.#cache.last(key);
        const response = await this.#send(base, call, {}, {}, { target, last });
        if (response.kind === 'value') freezeDeep(response.value);
        if (round === this.#asking) this.#cache.set(key, call, response, this.#now(), tags);
        return response;
      } catch (error) {
        if (round === this.#asking) this.#cache.coolDown(key, this.#now());
        throw error;
      } finally {
        round.delete(key);
      }
    };
    const asking = refresh();
    asking.catch(() => undefined);
    round.set(key, asking);
    return asking;
  }

  async #send(
    base: URL,
    call: Call,
    fields: Record<string, unknown>,
    { cookie, delivery, networks, headers: own }: AskOptions,
    { target = callTarget(call, fields), last }: { target?: string; last?: CallResult | undefined } = {},
  ): Promise<CallResult> {
    const post = call.method === 'POST';
    const isCached = keptSeconds(call) > 0;
    const headers: Record<string, string> = { ...(isCached ? {} : own), accept: 'application/json' };
    if (post) headers['content-type'] = 'application/json';
    if (cookie && !isCached) headers.cookie = cookie;
    if (!isCached) {
      // The visitor's own headers come first and must not set this one.
      delete headers[VISITOR_NETWORKS];
      Object.assign(headers, networkHeaders(networks ?? this.#visitorNetworks()));
    }
    const id = requestId();
    if (id) headers[REQUEST_ID] = id;
    const preview = previewHeader();
    if (preview !== undefined) headers[PREVIEW_HEADER] = preview;
    if (delivery) Object.assign(headers, deliveryHeaders(delivery));
    const body = post ? JSON.stringify(withoutPathFields(call, fields)) : undefined;
    const ended = backendSeconds.startTimer({ call: call.path });
    const asked = this.#circuit(base)(call.path, async () => {
      try {
        const outgoing = { base, target, method: call.method, headers, body, timeLimit: callTimeLimit() };
        const incoming = await exchange(outgoing).catch((error: Error) => {
          throw new BackendError(call.path, undefined, error.message);
        });
        const unusual = incoming.status === 400 || (incoming.status > 200 && incoming.status < 300);
        if (unusual) reportStatus(call.path, incoming.status);
        return readCallResult(call, incoming, last);
      } catch (error) {
        reportError(error);
        throw error;
      }
    });
    asked.then(
      () => ended({ outcome: 'answered' }),
      (error: unknown) => ended({ outcome: outcomeOf(error) }),
    );
    return asked;
  }

  #circuit(base: URL): Circuit {
    let circuit = this.#circuits.get(base.href);
    if (!circuit) {
      circuit = createCircuit(base.host + base.pathname, this.#circuitLimits);
      this.#circuits.set(base.href, circuit);
    }
    return circuit;
  }
}

/** Whether a response may come from the cache now. Those of a preview must not be shared with other visitors. */
function mayBeCached(call: Call): boolean {
  return keptSeconds(call) > 0 && previewHeader() === undefined;
}

/** Requests with equal keys have equal addresses: their fields are texts, numbers, flags and lists of them. */
function requestKey(call: Call, request: unknown): string {
  return `${call.path} ${JSON.stringify(request)}`;
}

/** The outcome of a failed call in the metrics. */
function outcomeOf(error: unknown): string {
  if (!(error instanceof BackendError)) return 'failed';
  if (error.message.includes('circuit open')) return 'refused';
  return error.isFailure ? 'failed' : 'answered';
}

function withoutPathFields(call: Call, fields: Record<string, unknown>): Record<string, unknown> {
  const inPath = pathFields(call.path);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name)));
}
