import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { makeResponse, sendResponse } from '../platform/http/response.ts';
import { isHashed } from './static-files.ts';
import type { ServerParts } from './server-parts.ts';

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** Sends a page: prerendered, cached, or rendered now. */
export async function sendPage(
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

/** Sends a variant of a picture. */
export async function sendImage(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  path: string,
): Promise<void> {
  const response = await server.images.respond(locale, path);
  sendResponse(req, res, response, response.status === 200 ? server.headers.part : server.headers.other);
}

/** Sends the picture of a shared link. */
export async function sendShareImage(
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

/** Sends a product feed, a file of the build or of `public`, or a file that differs by host. */
export async function sendFile(
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

/** Sends the error page of a status. */
export async function sendErrorPage(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale,
  status: number,
): Promise<void> {
  sendResponse(req, res, await server.pages.error(locale, status), server.headers.page[locale]);
}

/** Redirects permanently. */
export function sendRedirect(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  location: string,
): void {
  const headers = { ...TEXT, 'Cache-Control': 'public, max-age=3600', Location: location };
  sendResponse(req, res, makeResponse(301, headers, Buffer.alloc(0)), server.headers.other);
}

/** Responds to a health check. */
export function sendHealth(server: ServerParts, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...TEXT, 'X-Robots-Tag': 'noindex' };
  // Always status 200: a health check must never get a 304.
  const response = { ...makeResponse(200, headers, Buffer.from('ok')), etag: '"ok"' };
  delete req.headers['if-none-match'];
  sendResponse(req, res, response, server.headers.other);
}

/** Sends a sentence. */
export function sendText(
  server: ServerParts,
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  sentence: string,
): void {
  sendResponse(req, res, makeResponse(status, TEXT, Buffer.from(sentence)), server.headers.other);
}
