import { configuration } from '../../src/platform/configuration.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeResponse, sendResponse } from '../../src/platform/http/response.ts';
import { localeOfHost } from '@tourbillon/domain/i18n/hosts.ts';
import { openImages } from '../../src/media/open-images.ts';

/** Pictures in `astro dev`, which does not run our entry: the same function before Astro's own handler. */
export function devImages(): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  const { hosts } = configuration();
  const images = openImages(configuration());
  return (req, res, next) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    const locale = localeOfHost(hosts, req.headers.host);
    if (!path.startsWith('/media/') || !locale) return next();
    images.respond(locale, path).then(
      (response) => sendResponse(req, res, response, {}),
      () => sendResponse(req, res, makeResponse(500, {}, Buffer.alloc(0)), {}),
    );
  };
}
