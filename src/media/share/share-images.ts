import { createHash } from 'node:crypto';
import type { Addresses } from '../../platform/backend-addresses.ts';
import { askBackend } from '../../backend-client/client.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { type BufferedResponse, makeResponse } from '../../platform/http/response.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { readImageAddress } from '../../addresses/image-address.ts';
import { failureStatus, imageFailure } from '../failure.ts';
import { fetchOriginal } from '../original.ts';
import { ImageStore } from '../image-store.ts';
import { Slots, TooBusy } from '../../platform/slots.ts';
import { encodeCard } from './encode-card.ts';
import { readHead, type SharedHead } from './read-head.ts';
import { readShareAddress } from '../../addresses/share-image-address.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Cards drawn at a time, and those that may wait. */
const DRAWN = 1;
const WAITING = 100;

interface Parts {
  addresses: Addresses;
  folder: string;
  /** The response to a page of a host. */
  page: (locale: Locale, path: string, query: string) => Promise<BufferedResponse>;
  report: (error: unknown) => void;
}

/**
 * Pictures of shared links, `/share/{path of the page}/{hash}.jpg`: drawn when they are first asked for and kept on
 * disk. A card is drawn only when its page names this very address, so nobody can have others made.
 */
export class ShareImages {
  readonly #parts: Parts;
  readonly #store: ImageStore;
  readonly #slots = new Slots(DRAWN, WAITING);

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#store = new ImageStore(parts.folder);
  }

  /**
   * The response to an address; 404 when its page has no card, the status of its page when that is not available, a
   * redirect when the page has another by now, since a reader of the page before a change asks for the old one. Never
   * throws.
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
      // A page that is not available just now is not one that does not exist.
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
    // A card is kept: rather none just now than one without the shop's name for ever.
    const { shop } = await askBackend(locale, CALLS.mainData, {});
    const text = { title, shop: shop.name, slogan: shop.slogan };
    const src = image === undefined ? undefined : readImageAddress(image)?.src;
    const original = src === undefined ? undefined : await fetchOriginal(this.#parts.addresses[locale], src);
    return encodeCard(text, original?.bytes);
  }
}

function card(key: string, body: Buffer): BufferedResponse {
  const headers = {
    'Content-Type': 'image/jpeg',
    'Cache-Control': FOR_EVER,
    // Made to be shown by other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return { status: 200, headers, body, encoded: {}, etag: `"${key}"` };
}

function redirect(to: string): BufferedResponse {
  return makeResponse(302, { 'Cache-Control': 'no-store', Location: to }, Buffer.alloc(0));
}
