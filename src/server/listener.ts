import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { localeOfHost } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { type Address, readAddress } from './request-target.ts';
import { COST_OF, RETRY_AFTER } from '../platform/load-shedding.ts';
import { protectSecret } from './secret-queries.ts';
import { limitBodyTime } from './slow-bodies.ts';
import { rejectedRequests } from '../platform/metrics.ts';
import { runInRequest, nameRequest, REQUEST_ID } from '../platform/request-context.ts';
import { logAccess, type RouteKind } from '../platform/access-log.ts';
import {
  sendPage,
  sendImage,
  sendShareImage,
  sendFile,
  sendErrorPage,
  sendRedirect,
  sendHealth,
  sendText,
} from './responses.ts';
import { hasTwoHosts, routeKindOf } from './route-kind.ts';
import type { ServerParts } from './server-parts.ts';

/** Handles a request in this order: host, address, api, forms, method, pictures, files, pages. */
export function createListener(server: ServerParts): RequestListener {
  return (req, res) => {
    protectSecret(req, res);
    limitBodyTime(req, res);
    const locale = hasTwoHosts(req) ? undefined : localeOfHost(server.hosts, req.headers.host);
    const address = readAddress(req.url ?? '/');
    const kind = locale ? routeKindOf(req, address) : 'refused';
    const id = nameRequest(req);
    logAccess(req, res, kind, id, server.log);
    if (!locale) {
      if (hasTwoHosts(req)) return sendText(server, req, res, 400, 'A request has one Host.');
      return sendText(server, req, res, 421, 'This host is not served here.');
    }
    // Files are the same for everybody and may be cached, so they have no request id.
    if (kind !== 'file' && kind !== 'picture') res.setHeader(REQUEST_ID, id);
    server.admission.count(req, res);
    const cost = COST_OF[kind];
    if (cost && server.admission.refuses(cost)) return reject(server, req, res, locale, kind);
    const handle = () =>
      void handleRequest(server, req, res, locale, address, kind).catch((cause: unknown) =>
        fail(server, req, res, locale, cause),
      );
    runInRequest(id, handle, server.network(req));
  };
}

async function handleRequest(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  address: Address,
  kind: RouteKind,
): Promise<void> {
  switch (kind) {
    case 'publish':
      return server.publish.handle(req, res);
    case 'upload':
      return server.uploads.handle(req, res, locale);
    case 'api':
      return server.api.handle(req, res, locale);
    case 'health':
      return sendHealth(server, req, res);
  }
  switch (address.kind) {
    case 'page':
      if (kind === 'form') return server.forms.handle(req, res, locale, address.path + address.query);
      if (kind === 'page') return sendPage(server, req, res, locale, address.path, address.query);
      break;
    case 'picture':
      if (kind === 'picture') return sendImage(server, req, res, locale, address.path);
      break;
    case 'share':
      if (kind === 'share') return sendShareImage(server, req, res, locale, address.path, address.query);
      break;
    case 'file':
      if (kind === 'file') return sendFile(server, req, res, locale, address.path);
      break;
  }
  return refuse(server, req, res, locale, address);
}

/** Ends a request that failed: one request must never end the process. */
async function fail(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  cause: unknown,
): Promise<void> {
  server.log.error({ err: cause, path: req.url?.split('?')[0] }, 'request failed');
  if (res.headersSent) return void res.destroy();
  await sendErrorPage(server, req, res, locale, 500).catch(() => res.destroy());
}

/** Refuses a request: a wrong method, an invalid path, or an address that has moved. */
async function refuse(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  address: Address,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return sendErrorPage(server, req, res, locale, 405);
  }
  if (address.kind === 'moved') return sendRedirect(server, req, res, address.location);
  return sendErrorPage(server, req, res, locale, 400);
}

/** Refuses a request because of overload, with a short text or, for a form, an error page. */
function reject(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  kind: RouteKind,
): void {
  rejectedRequests.inc({ kind });
  res.setHeader('Retry-After', String(RETRY_AFTER));
  if (kind === 'form') {
    return void sendErrorPage(server, req, res, locale, 503).catch((cause: unknown) =>
      fail(server, req, res, locale, cause),
    );
  }
  sendText(server, req, res, 503, translator(locale)('errors.s500'));
}
