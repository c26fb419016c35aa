import { createHash } from 'node:crypto';
import type { Addresses } from '../../platform/backend-addresses.ts';
import { askBackend } from '../../backend-client/client.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { type BufferedResponse, makeResponse } from '../../platform/http/response.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { readImageAddress } from '../../addresses/image-address.ts';
import { failureStatus, imageFailure } from '../image-failure.ts';
import { fetchOriginal } from '../original.ts';
import { ImageStore } from '../image-store.ts';
import { Slots, TooBusy } from '../../platform/slots.ts';
import { encodeCard } from './encode-card.ts';
import { readHead, type SharedHead } from './read-head.ts';
import { readShareAddress } from '../../addresses/share-image-address.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Most cards that are drawn at the same time, and most that may wait. */
const MAX_DRAWN = 1;
const MAX_WAITING = 100;

interface Parts {
  addresses: Addresses;
  folder: string;
  /** Gets the response of a page. */
  page: (locale: Locale, path: string, query: string) => Promise<BufferedResponse>;
  report: (error: unknown) => void;
}

/**
 * Pictures of shared links, `/share/{path of the page}/{hash}.jpg`. They are drawn on the first request and stored on
 * disk. A card is drawn only if its page contains this exact address, so nobody can request arbitrary cards.
 */
export class ShareImages {
  readonly #parts: Parts;
  readonly #store: ImageStore;
  readonly #slots = new Slots(MAX_DRAWN, MAX_WAITING);

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#store = new ImageStore(parts.folder);
  }

  /**
   * The response for an address: 404 if the page has no card, the page's status if it is unavailable, and a redirect
   * if the page now has another card (a reader of an older version of the page requests the old one). Never throws.
   * @param path below `/share/`. @param query of the page, canonical.
   */
  async respond(locale: Locale, path: string, query: string): Promise<BufferedResponse> {
    const page = readShareAddress(path);
    if (page === undefined) return imageFailure(404);
    const key = createHash('sha256').update(`share\n${locale}\n${path}${query}`).digest('hex').slice(0, 40);
    const cached = await this.#store.get(key, 'jpg');
    if (cached) return card(key, cached);
    try {
      const { status, headers, body } = await this.#parts.page(locale, page, query);
      // An unavailable page must not look like a missing one.
      if (status >= 500 || status === 429) return imageFailure(status, headers['Retry-After']);
      const head = status === 200 ? readHead(body.toString()) : undefined;
      if (!head) return imageFailure(404);
      if (head.card !== path + query) return redirect(head.card);
      const drawn = await this.#slots.run(() => this.#draw(locale, head));
      await this.#store.put(key, 'jpg', drawn).catch(this.#parts.report);
      return card(key, drawn);
    } catch (error) {
      if (!(error instanceof TooBusy)) this.#parts.report(error);
      return imageFailure(failureStatus(error));
    }
  }

  async #draw(locale: Locale, { title, image }: SharedHead): Promise<Buffer> {
    // A card is stored forever, so fail rather than draw it without the shop's name.
    const { shop } = await askBackend(locale, CALLS.mainData, {});
    const text = { title, shop: shop.name, slogan: shop.slogan };
    const src = image === undefined ? undefined : readImageAddress(image)?.src;
    const original = src === undefined ? undefined : await fetchOriginal(this.#parts.addresses[locale], src);
    return encodeCard(text, original?.bytes, shop.look);
  }
}

function card(key: string, body: Buffer): BufferedResponse {
  const headers = {
    'Content-Type': 'image/jpeg',
    'Cache-Control': IMMUTABLE,
    // Cards are meant to be embedded by other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return { status: 200, headers, body, size: body.byteLength, encoded: {}, etag: `"${key}"` };
}

function redirect(to: string): BufferedResponse {
  return makeResponse(302, { 'Cache-Control': 'no-store', Location: to }, Buffer.alloc(0));
}
