import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';
import { WAIT_MARK } from '../platform/errors/wait-mark.ts';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { pausedSince } from '../backend-client/call-pause.ts';
import { errorStatus } from '../platform/errors/error-status.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type AdmissionControl, RETRY_AFTER } from '../platform/load-shedding.ts';
import type { PrerenderedStore } from './prerendered-store.ts';
import { addEncoding, type BufferedResponse, makeResponse } from '../platform/http/response.ts';
import { pagesFrom, rejectedRequests } from '../platform/metrics.ts';
import { BetterCompression } from './better-compression.ts';
import type { Neighbours } from './neighbours.ts';
import type { PageCache } from './page-cache.ts';
import type { ReadLimits } from '../limits/read-limits.ts';
import type { PageRenderer, Rendered } from './page-renderer.ts';
import { visitorNetwork } from '../platform/request-context.ts';

interface Parts {
  prerendered: PrerenderedStore;
  cache: PageCache;
  renderer: PageRenderer;
  log: Logger;
  reads?: ReadLimits;
  /** The other workers, if there are any. */
  neighbours?: Pick<Neighbours, 'page'>;
  admission: Pick<AdmissionControl, 'refuses' | 'givesUp' | 'isFull'>;
  /** Milliseconds of the epoch, for tests. */
  now?: () => number;
}

/** Seconds for which an expired page is shown again after a failed rendering. */
const FAILURE_LIFE_SECONDS = 30;

/** Seconds for which a page is cached if data of the backend is missing. */
const INCOMPLETE_LIFE_SECONDS = 5;

/**
 * Most pages that are rendered at the same time. More would not be faster on one thread, and the backend calls of
 * each page would exceed their time limit. Further pages wait.
 */
const MAX_RENDERINGS = 8;

/** Most pages that may wait for rendering when the server is at its limit. Further requests get 503 at once. */
const MAX_WAITING = 300;

/** Stale pages are rendered again only if fewer pages than this are waiting, because no visitor waits for them. */
const MAX_WAITING_FOR_RENEWAL = 30;

/** Finds or renders the response for a page: prerendered, cached, or rendered now. */
export class Pages {
  readonly #parts: Parts;
  /** Pages that are being rendered. Concurrent misses of a page share one rendering. */
  #underWay = new Map<string, Promise<BufferedResponse>>();
  readonly #renderSlot = pLimit(MAX_RENDERINGS);
  readonly #compression: BetterCompression;
  /** Error pages that were rendered on request, because they are not prerendered yet. */
  readonly #errors = new Map<string, Promise<BufferedResponse | undefined>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#compression = new BetterCompression(parts.cache);
  }

  /**
   * The response for a page of a locale.
   * @param acceptEncoding of the waiting visitor. A newly rendered page is compressed only with that coding.
   */
  async respond(locale: Locale, path: string, query: string, acceptEncoding = ''): Promise<BufferedResponse> {
    // `/error/404/` and similar paths are internal pages, not public addresses.
    if (path.startsWith('/error/')) return this.error(locale, 404);
    const ready = query === '' ? await this.#parts.prerendered.get(locale, path) : undefined;
    const { prerendered, admission, reads } = this.#parts;
    if (ready && !prerendered.isPast(locale, path, (this.#parts.now ?? Date.now)())) {
      if (admission.refuses('free')) return this.#reject(locale);
      pagesFrom.inc({ from: 'ahead' });
      await addEncoding(ready, acceptEncoding);
      return ready;
    }
    const target = path + query;
    const key = `${locale}:${target}`;
    const found = this.#parts.cache.get(key);
    const isBusy = admission.refuses('expensive');
    const mayMake = !isBusy && !(admission.isFull && this.waiting >= MAX_WAITING);
    if (!found) {
      const isMade = this.#underWay.has(key);
      if (!mayMake && !isMade) return ready ?? this.#reject(locale);
      const wait = isMade ? 0 : (reads?.wait('pages', visitorNetwork()) ?? 0);
      if (wait > 0) return ready ?? this.#tooMany(locale, wait);
      pagesFrom.inc({ from: 'made' });
      return this.#make(key, locale, target, acceptEncoding, ready);
    }
    if (admission.refuses('cheap')) return this.#reject(locale);
    pagesFrom.inc({ from: found.stale ? 'stale' : 'kept' });
    if (found.stale && !isBusy && this.waiting < MAX_WAITING_FOR_RENEWAL)
      void this.#make(key, locale, target, acceptEncoding).catch(() => undefined);
    await addEncoding(found.response, acceptEncoding);
    if (!found.stale && !isBusy) void this.#compression.improve(key, found.response).catch(() => undefined);
    return found.response;
  }

  /**
   * After a change: invalidates the cached pages with one of the tags. Pages that are being rendered are sent only to
   * the visitors who already wait.
   * @param tags undefined if anything may have changed.
   */
  renew(tags: ReadonlySet<string> | undefined): void {
    this.#underWay = new Map();
    this.#errors.clear();
    if (tags) this.#parts.cache.invalidate([...tags]);
    else this.#parts.cache.clear();
  }

  /**
   * The error page, with its real status (§8).
   * @param retryAfter seconds after which the client may try again. A 503 always has a value.
   */
  async error(locale: Locale, status: number, retryAfter?: string): Promise<BufferedResponse> {
    const known = (await this.#parts.prerendered.get(locale, `/error/${status}/`)) ?? undefined;
    const page =
      known ??
      (await this.#parts.prerendered.get(locale, '/error/404/')) ??
      (await this.#renderError(`${locale}:/error/${status}/`, locale, status));
    const wait = retryAfter ?? (status === 503 ? String(RETRY_AFTER) : undefined);
    const headers: Record<string, string> = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(wait !== undefined && { 'Retry-After': wait }),
    };
    if (!page) return makeResponse(status, headers, Buffer.from(String(status)));
    if (status === 429) {
      const html = page.body.toString('utf8').replaceAll(WAIT_MARK, String(waitMinutes(Number(wait))));
      return makeResponse(status, { ...page.headers, ...headers }, Buffer.from(html));
    }
    return { ...page, status, headers: { ...page.headers, ...headers } };
  }

  /**
   * An error page of a site whose pages are still being prerendered. Undefined when it cannot be rendered, or this
   * process has no time. It takes no place among the pages under way, one of which may be waiting for it.
   */
  async #renderError(key: string, locale: Locale, status: number): Promise<BufferedResponse | undefined> {
    const known = this.#errors.get(key);
    if (known) return known;
    if (this.#parts.admission.refuses('expensive')) return undefined;
    const rendering = this.#parts.renderer.page(locale, `/error/${status}/`).then(
      (rendered) => {
        if (rendered?.lacks) this.#errors.delete(key);
        return rendered?.response.status === 200 ? rendered.response : undefined;
      },
      (error: unknown) => {
        this.#errors.delete(key);
        this.#parts.log.error({ err: error, path: `/error/${status}/` }, 'page failed to render');
        return undefined;
      },
    );
    this.#errors.set(key, rendering);
    return rendering;
  }

  /** Responds to a network that has requested too many uncached pages. @param wait seconds. */
  async #tooMany(locale: Locale, wait: number): Promise<BufferedResponse> {
    return this.error(locale, 429, String(wait));
  }

  /** Number of pages that wait for rendering. */
  get waiting(): number {
    return this.#renderSlot.pendingCount;
  }

  /** Responds that the server is overloaded. */
  async #reject(locale: Locale): Promise<BufferedResponse> {
    rejectedRequests.inc({ kind: 'page' });
    return this.error(locale, 503);
  }

  /** @param before the response to show if rendering fails. */
  #make(
    key: string,
    locale: Locale,
    target: string,
    acceptEncoding: string,
    before?: BufferedResponse,
  ): Promise<BufferedResponse> {
    const load = this.#underWay;
    const underWay = load.get(key);
    if (underWay) return underWay;
    const asked = performance.now();
    const making = this.#renderSlot(() => {
      const waited = performance.now() - asked - pausedSince(asked);
      if (this.#parts.admission.givesUp(waited)) return this.#reject(locale);
      return this.#render(key, locale, target, acceptEncoding);
    })
      .then((response) => {
        if (!before || response.status === 200) return response;
        this.#parts.cache.put(key, before, { maxAge: FAILURE_LIFE_SECONDS, swr: 0, tags: [] });
        return before;
      })
      .finally(() => {
        load.delete(key);
      });
    load.set(key, making);
    return making;
  }

  async #render(
    key: string,
    locale: Locale,
    target: string,
    acceptEncoding: string,
  ): Promise<BufferedResponse> {
    const begun = this.#parts.cache.moment;
    let rendered: Rendered | undefined;
    try {
      rendered = await this.#parts.renderer.page(locale, target);
    } catch (error) {
      this.#parts.log.error({ err: error, path: target.split('?')[0] }, 'page failed to render');
      return (await this.#ofNeighbour(key)) ?? this.error(locale, errorStatus(error));
    }
    if (!rendered) return this.error(locale, 404);
    const { response, life, lacks } = rendered;
    const { status, headers } = response;
    const other = status >= 500 ? await this.#ofNeighbour(key) : undefined;
    if (other) return other;
    if (status >= 400) return this.error(locale, status, headers['Retry-After']);
    if (status === 200) await addEncoding(response, acceptEncoding);
    if (life.maxAge === 0) return response;
    if (!lacks) this.#parts.cache.put(key, response, life, begun);
    // A page rendered during an outage must expire soon after it, and must not replace a complete page.
    else if (this.#parts.cache.has(key)) this.#parts.cache.coolDown(key, INCOMPLETE_LIFE_SECONDS);
    else this.#parts.cache.put(key, response, { ...life, maxAge: INCOMPLETE_LIFE_SECONDS, swr: 0 }, begun);
    return response;
  }

  /** A page that could not be rendered, as another worker has cached it; the next attempt is some seconds later. */
  async #ofNeighbour(key: string): Promise<BufferedResponse | undefined> {
    const { cache, neighbours } = this.#parts;
    const begun = cache.moment;
    const found = cache.has(key) ? undefined : await neighbours?.page(key);
    if (!found) return undefined;
    const { response, left, tags } = found;
    const maxAge = Math.min(left, FAILURE_LIFE_SECONDS);
    cache.put(key, response, { maxAge, swr: left - maxAge, tags }, begun);
    return response;
  }
}
