import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type Hosts, localeOfHost } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { ImageService } from '../media/image-service.ts';
import type { ShareImages } from '../media/share/share-images.ts';
import { type Address, readAddress } from './request-target.ts';
import { type AdmissionControl, COST_OF, RETRY_AFTER } from '../platform/load-shedding.ts';
import { makeResponse, sendResponse } from '../platform/http/response.ts';
import type { ApiHandler } from '../gateway/api-handler.ts';
import type { FormHandler } from '../submissions/form-handler.ts';
import { isFor } from '@tourbillon/domain/contract/endpoints.ts';
import { formOf } from '@tourbillon/domain/contract/forms.ts';
import type { Pages } from '../page-cache/pages.ts';
import type { ProductFeeds } from '../product-feeds/product-feeds.ts';
import type { PublishHandler } from '../publishing/publish-handler.ts';
import { protectSecret } from './secret-queries.ts';
import type { SecurityHeaders } from '../platform/http/security-headers.ts';
import { limitBodyTime } from './slow-bodies.ts';
import type { UploadHandler } from '../uploads/upload-handler.ts';
import { rejectedRequests } from '../platform/metrics.ts';
import { runInRequest, nameRequest, REQUEST_ID } from '../platform/request-context.ts';
import { isHashed, type StaticFiles } from './static-files.ts';
import { logAccess, type RouteKind } from '../platform/access-log.ts';

/** The parts of the server. */
export interface ServerParts {
  hosts: Hosts;
  headers: SecurityHeaders;
  pages: Pages;
  files: StaticFiles;
  api: ApiHandler;
  forms: FormHandler;
  images: ImageService;
  share: ShareImages;
  feeds: ProductFeeds;
  publish: PublishHandler;
  uploads: UploadHandler;
  admission: AdmissionControl;
  /** The network a request comes from. */
  network: (req: IncomingMessage) => string;
  log: Logger;
}

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** The health check of load balancers (§2, decision 20). */
const HEALTH = '/heals-check/';

/** Handles a request in this order: host, address, api, forms, method, pictures, files, pages. */
export function createListener(server: ServerParts): RequestListener {
  return (req, res) => {
    protectSecret(req, res);
    limitBodyTime(req, res);
    const locale = hasTwoHosts(req) ? undefined : localeOfHost(server.hosts, req.headers.host);
    const address = readAddress(req.url ?? '/');
    const kind = locale ? kindOf(req, address) : 'refused';
    const id = nameRequest(req);
    logAccess(req, res, kind, id, server.log);
    if (!locale) {
      if (hasTwoHosts(req)) return text(server, req, res, 400, 'A request has one Host.');
      return text(server, req, res, 421, 'This host is not served here.');
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

/** Whether a request has two Host headers. Another server may use the other one (RFC 9112, section 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) {
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Methods that are never allowed. `fetch` cannot even create a `Request` with them. */
const REFUSED_METHODS: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** The kind of route for a request. */
function kindOf(req: IncomingMessage, address: Address): RouteKind {
  if (REFUSED_METHODS.has(req.method ?? '')) return 'refused';
  if (address.kind === 'api')
    return isFor('publish', req) ? 'publish' : isFor('photos', req) ? 'upload' : 'api';
  if (req.method === 'POST' && address.kind === 'page' && formOf(address.path)) return 'form';
  if (req.method !== 'GET' && req.method !== 'HEAD') return 'refused';
  if (address.kind === 'malformed' || address.kind === 'moved') return 'refused';
  return address.kind === 'page' && address.path === HEALTH ? 'health' : address.kind;
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
      return health(server, req, res);
  }
  switch (address.kind) {
    case 'page':
      if (kind === 'form') return server.forms.handle(req, res, locale, address.path + address.query);
      if (kind === 'page') return page(server, req, res, locale, address.path, address.query);
      break;
    case 'picture':
      if (kind === 'picture') return image(server, req, res, locale, address.path);
      break;
    case 'share':
      if (kind === 'share') return share(server, req, res, locale, address.path, address.query);
      break;
    case 'file':
      if (kind === 'file') return file(server, req, res, locale, address.path);
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
  await error(server, req, res, locale, 500).catch(() => res.destroy());
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
    return error(server, req, res, locale, 405);
  }
  if (address.kind === 'moved') return redirect(server, req, res, address.location);
  return error(server, req, res, locale, 400);
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
    return void error(server, req, res, locale, 503).catch((cause: unknown) =>
      fail(server, req, res, locale, cause),
    );
  }
  text(server, req, res, 503, translator(locale)('errors.s500'));
}

async function page(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
  query: string,
): Promise<void> {
  const response = await server.pages.respond(locale, path, query, req.headers['accept-encoding']);
  sendResponse(req, res, response, server.headers.page[locale]);
}

async function image(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
): Promise<void> {
  const response = await server.images.respond(locale, path);
  sendResponse(req, res, response, response.status === 200 ? server.headers.part : server.headers.other);
}

async function share(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
  query: string,
): Promise<void> {
  const response = await server.share.respond(locale, path, query);
  sendResponse(req, res, response, response.status === 200 ? server.headers.part : server.headers.other);
}

async function file(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
): Promise<void> {
  if (server.feeds.has(path)) return server.feeds.send(req, res, locale, path);
  // Files that differ by host (robots.txt, manifest) are prerendered pages.
  if (server.files.has(path)) {
    return server.files.send(req, res, isHashed(path) ? server.headers.part : server.headers.other);
  }
  const response = await server.pages.respond(locale, path, '', req.headers['accept-encoding']);
  sendResponse(
    req,
    res,
    response,
    response.status === 200 ? server.headers.other : server.headers.page[locale],
  );
}

async function error(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  status: number,
): Promise<void> {
  sendResponse(req, res, await server.pages.error(locale, status), server.headers.page[locale]);
}

function redirect(server: ServerParts, req: IncomingMessage, res: ServerResponse, location: string): void {
  const headers = { ...TEXT, 'Cache-Control': 'public, max-age=3600', Location: location };
  sendResponse(req, res, makeResponse(301, headers, Buffer.alloc(0)), server.headers.other);
}

function health(server: ServerParts, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...TEXT, 'X-Robots-Tag': 'noindex' };
  // Always status 200: a health check must never get a 304.
  const response = { ...makeResponse(200, headers, Buffer.from('ok')), etag: '"ok"' };
  delete req.headers['if-none-match'];
  sendResponse(req, res, response, server.headers.other);
}

function text(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  sentence: string,
): void {
  sendResponse(req, res, makeResponse(status, TEXT, Buffer.from(sentence)), server.headers.other);
}
