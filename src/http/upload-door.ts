import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { PHOTO_LIMITS } from '../contract/photos.ts';
import type { Hosts } from '../i18n/hosts.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { TooBusy } from '../media/slots.ts';
import { isDecoderBusy } from '../uploads/clean-photo.ts';
import { isUpload } from '../uploads/photo-store.ts';
import type { PhotoStore } from '../uploads/photo-store.ts';
import { PhotoRefusal } from '../uploads/refusal.ts';
import { RETRY_AFTER } from './admission.ts';
import { bytesOf, isCutOff, isForeign } from './incoming.ts';
import { shed } from './metrics.ts';
import type { WriteLimits } from './write-limits.ts';

/** Where scripts send the files of a form, one by one: the bytes as the body. */
export const UPLOADS = '/api/photos';

interface Parts {
  store: PhotoStore;
  hosts: Hosts;
  headers: Record<string, string>;
  limits: WriteLimits;
  log: Logger;
}

/** Whether the disk had no room: it may have some in a while. */
function isFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '');
}

/** Whether a request brings a file. */
export function isUploading(req: IncomingMessage): boolean {
  return req.method === 'POST' && /^\/api\/photos\/?(\?|$)/.test(req.url ?? '');
}

/** Takes one file of a form: `POST /api/photos?upload={32 hex digits}&name={its name}`. It is on the disk when this says so. */
export class UploadDoor {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Answers one file; never throws. */
  async pass(req: IncomingMessage, res: ServerResponse, locale: Locale): Promise<void> {
    const { store, hosts, limits, log } = this.#parts;
    const t = translator(locale);
    try {
      if (isForeign(req, hosts.origins[locale])) return this.#answer(res, 403, { message: t('errors.s403') });
      const wait = await limits.wait(req);
      if (wait > 0) {
        res.setHeader('Retry-After', String(wait));
        return this.#answer(res, 429, { message: t('errors.s429') });
      }
      const query = new URL(req.url ?? '/', 'http://localhost').searchParams;
      const upload = query.get('upload') ?? '';
      if (!isUpload(upload)) return this.#answer(res, 400, { message: t('errors.s400') });
      if (isDecoderBusy()) throw new TooBusy();
      // What says that it is too large need not come; what lies about it is stopped on its way.
      if (Number(req.headers['content-length'] ?? 0) > PHOTO_LIMITS.bytes)
        throw new PhotoRefusal('file_size');
      const photo = await store.take(upload, query.get('name') ?? '', bytesOf(req));
      return this.#answer(res, 200, { photo });
    } catch (error) {
      if (error instanceof PhotoRefusal) {
        const { status, reason } = error;
        return this.#answer(res, status, { reason, message: t(`forms.${reason}`) });
      }
      if (isCutOff(req)) return void res.destroy();
      if (error instanceof TooBusy) {
        shed.inc({ kind: 'upload' });
        res.setHeader('Retry-After', String(RETRY_AFTER));
        return this.#answer(res, 503, { message: t('errors.s500') });
      }
      log.error({ err: error }, 'a photo was not taken');
      if (res.headersSent) res.destroy();
      else this.#answer(res, isFull(error) ? 503 : 500, { message: t('errors.s500') });
    }
  }

  #answer(res: ServerResponse, status: number, body: object): void {
    res.writeHead(status, {
      ...this.#parts.headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
    res.end(JSON.stringify(body));
  }
}
