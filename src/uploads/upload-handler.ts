import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { visitorNetworks } from '../backend-client/visitor-networks.ts';
import { ENDPOINTS } from '@tourbillon/domain/contract/endpoints.ts';
import { PHOTO_LIMITS } from '@tourbillon/domain/contract/photos.ts';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { TooBusy } from '../platform/slots.ts';
import { isDecoderBusy } from './clean-photo.ts';
import { isUpload, MOST_CHOSEN } from './photo-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { QuotaExceeded, PROBLEMS } from './quota.ts';
import { PhotoRefusal } from './refusal.ts';
import { RETRY_AFTER } from '../platform/load-shedding.ts';
import { bytesOf, isCutOff, isForeign } from '../platform/http/incoming-request.ts';
import { rejectedRequests } from '../platform/metrics.ts';
import type { RobotCheck } from '../robots/robot-check.ts';
import { UPLOAD_WORK } from '../robots/upload-work.ts';
import type { WriteLimits } from '../limits/write-limits.ts';

interface Parts {
  store: PhotoStore;
  robots: Pick<RobotCheck, 'demand' | 'workOf'>;
  hosts: Hosts;
  headers: Record<string, string>;
  limits: WriteLimits;
  /** Deletes old files early, because the quota was exceeded. */
  makeRoom: () => void;
  log: Logger;
}

/** Whether the disk is full. There may be space again later. */
function isFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * Receives one file of a form: `POST /api/photos?upload={32 hex digits}&name={file name}`. The file is on disk before
 * the response is sent.
 */
export class UploadHandler {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Handles one file; never throws. */
  async handle(req: IncomingMessage, res: ServerResponse, locale: Locale): Promise<void> {
    const { store, robots, hosts, limits, log } = this.#parts;
    const t = translator(locale);
    try {
      if (isForeign(req, hosts.origins[locale]))
        return this.#respond(res, 403, { message: t('errors.s403') });
      const wait = await limits.wait(req, ENDPOINTS.photos.limit);
      if (wait > 0) {
        res.setHeader('Retry-After', String(wait));
        return this.#respond(res, 429, { message: t('errors.s429') });
      }
      const query = new URL(req.url ?? '/', 'http://localhost').searchParams;
      const upload = query.get('upload') ?? '';
      if (!isUpload(upload)) return this.#respond(res, 400, { message: t('errors.s400') });
      if (isDecoderBusy()) throw new TooBusy();
      const networks = visitorNetworks();
      if (!(await this.#isAdmitted(req, upload, networks))) {
        const challenge = await robots.demand({ purpose: UPLOAD_WORK });
        return this.#respond(res, 428, { robot: { challenge } });
      }
      // A file with a too large declared size is refused at once. A wrong declaration is detected during the upload.
      const size = Number(req.headers['content-length'] ?? PHOTO_LIMITS.bytes);
      if (size > PHOTO_LIMITS.bytes) throw new PhotoRefusal('file_size');
      const options = { networks, size, most: MOST_CHOSEN };
      const photo = await store.take(upload, query.get('name') ?? '', bytesOf(req), options);
      return this.#respond(res, 200, { photo });
    } catch (error) {
      if (error instanceof PhotoRefusal) {
        const { status, reason } = error;
        return this.#respond(res, status, { reason, message: t(`forms.${reason}`) });
      }
      if (isCutOff(req)) return void res.destroy();
      if (error instanceof QuotaExceeded) {
        if (error.scope === 'all') this.#parts.makeRoom();
        res.setHeader('Retry-After', String(error.wait));
        return this.#respond(res, error.status, { message: t(`forms.${PROBLEMS[error.scope]}`) });
      }
      if (error instanceof TooBusy) {
        rejectedRequests.inc({ kind: 'upload' });
        res.setHeader('Retry-After', String(RETRY_AFTER));
        return this.#respond(res, 503, { message: t('forms.decoderBusy') });
      }
      log.error({ err: error }, 'a photo was not taken');
      if (res.headersSent) res.destroy();
      else this.#respond(res, isFull(error) ? 503 : 500, { message: t('errors.s500') });
    }
  }

  /**
   * Whether the browser has done work for this upload. It is required before the first file, on every host. A proof
   * admits one upload.
   */
  async #isAdmitted(req: IncomingMessage, upload: string, networks: readonly string[]): Promise<boolean> {
    const { store, robots } = this.#parts;
    if (await store.admission(upload)) return true;
    const proof = req.headers[PROOF_HEADER];
    if (typeof proof !== 'string' || (await robots.workOf(proof, UPLOAD_WORK)) === 0) return false;
    await store.admit(upload, 'work', networks);
    return true;
  }

  #respond(res: ServerResponse, status: number, body: object): void {
    res.writeHead(status, {
      ...this.#parts.headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
    res.end(JSON.stringify(body));
  }
}
