import { availableParallelism } from 'node:os';
import type { Addresses } from '../platform/backend-addresses.ts';
import type { BufferedResponse } from '../platform/http/response.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type Format, type ImageForm, readImageAddress, ZOOM_WIDTH } from '../addresses/image-address.ts';
import { encodeImage } from './encode.ts';
import { failureStatus, imageFailure } from './image-failure.ts';
import { fetchOriginal } from './original.ts';
import { ImageStore, imageKey } from './image-store.ts';
import { Slots, TooBusy } from '../platform/slots.ts';

/** A name always means the same picture: a changed picture has another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The backend no longer knows this name as such and gave the nearest picture. */
const FOR_NOW = 'public, max-age=60';

const TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp' };

/** Originals fetched at a time: fewer than the connections to a backend, whose calls must not wait for pictures. */
const FETCHES = 8;
/** Pictures that may wait for either; more are refused rather than answered after the visitor has left. */
const WAITING = 400;

interface Parts {
  /** Base address of the backend of each locale. */
  addresses: Addresses;
  /** Where pictures are kept. */
  folder: string;
  /** Told of what went wrong and did not reach the visitor as such. */
  report: (error: unknown) => void;
}

/** Makes the pictures of pages: fetched from the backend, resized, encoded once, kept on disk. */
export class ImageService {
  readonly #parts: Parts;
  readonly #store: ImageStore;
  readonly #fetches = new Slots(FETCHES, WAITING);
  readonly #encodings = new Slots(Math.max(1, availableParallelism() - 1), WAITING);
  /** Pictures under way, so that each is made once however many ask. */
  readonly #underWay = new Map<string, Promise<BufferedResponse>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#store = new ImageStore(parts.folder);
  }

  /**
   * The response to a path below `/media/`; without a body when there is no such picture (404), the backend has none to
   * give (502) or too much is waiting (503). Never throws.
   */
  async respond(locale: Locale, path: string): Promise<BufferedResponse> {
    const form = readImageAddress(path);
    if (!form) return imageFailure(404);
    const base = this.#parts.addresses[locale];
    // Hosts that share a backend share its pictures: the path of the base address is only the language.
    const key = imageKey(base.origin, form);
    const cached = await this.#store.get(key, form.format);
    if (cached) return image(key, form.format, cached, FOR_EVER);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const making = this.#make(key, base, form)
      .catch((error: unknown) => this.#failed(error))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  async #make(key: string, base: URL, form: ImageForm): Promise<BufferedResponse> {
    const original = await this.#fetches.run(() => fetchOriginal(base, form.src));
    if (!original) return imageFailure(404);
    const { width, format } = form;
    // Decision 236: a drawing has no finer detail to show, and rasterising one so large takes six seconds of a processor.
    if (original.drawn && width === ZOOM_WIDTH) return imageFailure(404);
    const bytes = await this.#encodings.run(() => encodeImage(original.bytes, width, format));
    if (!original.lasting) return image(`${key}-now`, format, bytes, FOR_NOW);
    // A full disk costs time, not pictures.
    await this.#store.put(key, format, bytes).catch(this.#parts.report);
    return image(key, format, bytes, FOR_EVER);
  }

  #failed(error: unknown): BufferedResponse {
    if (!(error instanceof TooBusy)) this.#parts.report(error);
    // What sharp cannot read is the backend's mistake as well.
    return imageFailure(failureStatus(error));
  }
}

function image(key: string, format: Format, body: Buffer, life: string): BufferedResponse {
  const headers = { 'Content-Type': TYPES[format], 'Cache-Control': life };
  return { status: 200, headers, body, encoded: {}, etag: `"${key}"` };
}
