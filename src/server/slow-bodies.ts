import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFor } from '@tourbillon/domain/contract/endpoints.ts';
import { formOf } from '@tourbillon/domain/contract/forms.ts';

/** Milliseconds for a body without files (a few kilobytes). A body with files has the server's general limit. */
const BODY_TIMEOUT_MS = 15_000;

/** Ends a request with 408 if its body is late: a slow sender must not occupy a socket for minutes. */
export function limitBodyTime(req: IncomingMessage, res: ServerResponse, timeout = BODY_TIMEOUT_MS): void {
  if (!hasBody(req) || bringsFiles(req)) return;
  const timer = setTimeout(() => {
    if (req.complete || res.headersSent) return void req.destroy();
    res.once('finish', () => req.destroy());
    res.writeHead(408, { Connection: 'close', 'Cache-Control': 'no-store' }).end();
  }, timeout);
  for (const over of ['end', 'close']) req.once(over, () => clearTimeout(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function bringsFiles(req: IncomingMessage): boolean {
  if (isFor('photos', req)) return true;
  const path = (req.url ?? '').split('?')[0] ?? '';
  return formOf(path)?.photos === true && /^multipart\//i.test(req.headers['content-type'] ?? '');
}
