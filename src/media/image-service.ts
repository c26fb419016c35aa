import { availableParallelism } from 'node:os';
import type { Addresses } from '../platform/backend-addresses.ts';
import type { BufferedResponse } from '../platform/http/response.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import {
  type ImageFormat,
  type ImageVariant,
  readImageAddress,
  ZOOM_WIDTH,
} from '../addresses/image-address.ts';
import { encodeImage } from './encode.ts';
import { failureStatus, imageFailure } from './image-failure.ts';
import { fetchOriginal } from './original.ts';
import { ImageStore, imageKey } from './image-store.ts';
import { Slots, TooBusy } from '../platform/slots.ts';

/** A name always means the same picture. A changed picture gets a new name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The backend did not know this exact name and sent the nearest picture. */
const ONE_MINUTE = 'public, max-age=60';

const TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * Most originals that are fetched or in memory at the same time (decision 634). Fewer than the connections to a backend,
 * because other calls must not wait for pictures.
 */
const MAX_ORIGINALS = 8;
/**
 * Most pictures that may wait for their original. Further requests are refused at once, because their visitors would
 * leave before the response.
 */
const MAX_WAITING = 400;

interface Parts {
  /** Base address of each locale's backend. */
  addresses: Addresses;
  /** Folder of the stored pictures. */
  folder: string;
  /** Called with errors, because the visitor only sees a status. */
  report: (error: unknown) => void;
}

/** Provides the pictures of pages: fetches them from the backend, resizes and encodes them once, and stores them. */
export class ImageService {
  readonly #parts: Parts;
  readonly #store: ImageStore;
  readonly #originals = new Slots(MAX_ORIGINALS, MAX_WAITING);
  readonly #encodings = new Slots(Math.max(1, availableParallelism() - 1), MAX_ORIGINALS);
  /** Pictures that are being made. Concurrent requests for the same picture share one result. */
  readonly #underWay = new Map<string, Promise<BufferedResponse>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#store = new ImageStore(parts.folder);
  }

  /**
   * The response for a path below `/media/`. Without a body if there is no such picture (404), the backend cannot
   * send it (502), or too many requests are waiting (503). Never throws.
   */
  async respond(locale: Locale, path: string): Promise<BufferedResponse> {
    const variant = readImageAddress(path);
    if (!variant) return imageFailure(404);
    const base = this.#parts.addresses[locale];
    // Hosts with the same backend share its pictures: the path of the base address only selects the language.
    const key = imageKey(base.origin, variant);
    const cached = await this.#store.get(key, variant.format);
    if (cached) return image(key, variant.format, cached, IMMUTABLE);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const making = this.#make(key, base, variant)
      .catch((error: unknown) => this.#failed(error))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  async #make(key: string, base: URL, variant: ImageVariant): Promise<BufferedResponse> {
    const { format } = variant;
    const encoded = await this.#originals.run(() => this.#encode(base, variant));
    if (!encoded) return imageFailure(404);
    const { bytes, lasting } = encoded;
    if (!lasting) return image(`${key}-now`, format, bytes, ONE_MINUTE);
    // On a full disk the picture is still sent, and only has to be encoded again.
    await this.#store.put(key, format, bytes).catch(this.#parts.report);
    return image(key, format, bytes, IMMUTABLE);
  }

  /** Fetches an original and encodes it. Undefined if there is no such picture. */
  async #encode(
    base: URL,
    { src, width, format }: ImageVariant,
  ): Promise<{ bytes: Buffer; lasting: boolean } | undefined> {
    const original = await fetchOriginal(base, src);
    // Decision 236: a drawing has no finer detail, and rasterising it at this size takes six seconds of processor
    // time.
    if (!original || (original.drawn && width === ZOOM_WIDTH)) return undefined;
    const bytes = await this.#encodings.run(() => encodeImage(original.bytes, width, format));
    return { bytes, lasting: original.lasting };
  }

  #failed(error: unknown): BufferedResponse {
    if (!(error instanceof TooBusy)) this.#parts.report(error);
    // A file that sharp cannot read is also an error of the backend.
    return imageFailure(failureStatus(error));
  }
}

function image(key: string, format: ImageFormat, body: Buffer, cacheControl: string): BufferedResponse {
  const headers = { 'Content-Type': TYPES[format], 'Cache-Control': cacheControl };
  return { status: 200, headers, body, size: body.byteLength, encoded: {}, etag: `"${key}"` };
}
