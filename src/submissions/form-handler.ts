import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { addEncoding, type BufferedResponse, sendResponse } from '../platform/http/response.ts';
import { visitorNetworks } from '../backend-client/visitor-networks.ts';
import { receiveForm } from '../uploads/receive-form.ts';
import { processPhotoStore } from '../uploads/open-photo-store.ts';
import { formOf } from '@tourbillon/domain/contract/forms.ts';
import { isCutOff, isForeign, plainHeaders, readBody } from '../platform/http/incoming-request.ts';
import type { Pages } from '../page-cache/pages.ts';
import type { SecurityHeaders } from '../platform/http/security-headers.ts';
import type { WriteLimits } from '../limits/write-limits.ts';

/**
 * Largest body of a form without files, bytes. URL-encoded, a character takes up to nine bytes (Cyrillic six, one beyond
 * the basic plane twelve, but it counts as two), so a message of 4,000 characters takes 36 KB. The other fields of the
 * largest form, the appraisal, take 11 KB, and the robot check 3 KB (decision 634).
 */
const BODY_LIMIT = 64 * 1024;

/** Content types of forms from browsers and mail programs. */
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Renders the response of a page to a form. */
export interface FormRenderer {
  form(
    locale: Locale,
    target: string,
    init: RequestInit & { clientAddress: string },
  ): Promise<BufferedResponse>;
}

interface Parts {
  renderer: FormRenderer;
  hosts: Hosts;
  pages: Pages;
  /** Headers of pages, by host. */
  headers: SecurityHeaders['page'];
  limits: WriteLimits;
  log: Logger;
}

/**
 * Passes submitted forms to their page, for browsers without scripts. Forms are in prerendered pages, so they cannot
 * contain a visitor's token; the origin of the request is checked instead.
 */
export class FormHandler {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Handles one form; never throws. @param target path, and the query parameters that the page uses. */
  async handle(req: IncomingMessage, res: ServerResponse, locale: Locale, target: string): Promise<void> {
    const { renderer, hosts, headers, limits, log } = this.#parts;
    const path = target.split('?')[0] ?? '';
    try {
      const form = formOf(path);
      if (!form?.postedByMail && isForeign(req, hosts.origins[locale])) {
        return await this.#refuse(req, res, locale, 403);
      }
      const wait = await limits.wait(req, form?.call.limit ?? 'writes');
      if (wait > 0) {
        return await this.#refuse(req, res, locale, 429, String(wait));
      }
      const sent = await sentInit(req, form?.photos === true, (error) =>
        log.error({ err: error, path }, 'a photo of a form was not kept'),
      );
      if (!sent) return await this.#refuse(req, res, locale, 400);
      const init = { ...sent, clientAddress: limits.network(req) };
      const response = await renderer.form(locale, target, init);
      // A response that is not a page becomes the error page of its status. A redirect is sent unchanged.
      if (response.status >= 400 && !response.headers['Content-Type']?.startsWith('text/html')) {
        return await this.#refuse(req, res, locale, response.status, response.headers['Retry-After']);
      }
      await addEncoding(response, req.headers['accept-encoding'] ?? '');
      sendResponse(req, res, response, headers[locale]);
    } catch (error) {
      if (isCutOff(req)) return void res.destroy();
      log.error({ err: error, path }, 'a form failed');
      if (res.headersSent) res.destroy();
      else await this.#refuse(req, res, locale, 500);
    }
  }

  async #refuse(
    req: IncomingMessage,
    res: ServerResponse,
    locale: Locale,
    status: number,
    retryAfter?: string,
  ): Promise<void> {
    const page = await this.#parts.pages.error(locale, status, retryAfter);
    sendResponse(req, res, page, this.#parts.headers[locale]);
  }
}

/** Reads the form for its page, and writes files to the photo store. Undefined if the body is not a form. */
async function sentInit(
  req: IncomingMessage,
  photos: boolean,
  report: (error: unknown) => void,
): Promise<RequestInit | undefined> {
  const type = req.headers['content-type'] ?? '';
  if (!FORM_TYPES.test(type)) return undefined;
  const headers = plainHeaders(req);
  if (photos && /^multipart/i.test(type)) {
    const fields = await receiveForm(req, processPhotoStore(), visitorNetworks(), report);
    delete headers['content-type'];
    delete headers['content-length'];
    return fields && { method: 'POST', headers, body: fields };
  }
  const body = await readBody(req, BODY_LIMIT);
  return body && { method: 'POST', headers, body: new Uint8Array(body) };
}
