import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { scrub } from '@tourbillon/domain/reports/scrub.ts';
import { responseSeconds } from './metrics.ts';

/** Kinds of routes, as figures and log lines tell them apart. */
export type RouteKind =
  'page' | 'form' | 'api' | 'upload' | 'publish' | 'picture' | 'share' | 'file' | 'health' | 'refused';

/**
 * Notes how long a response took, and logs a line for it: no query, no address of a person, nothing that was sent.
 * @param id name of the request.
 */
export function logAccess(
  req: IncomingMessage,
  res: ServerResponse,
  kind: RouteKind,
  id: string,
  log: Logger,
): void {
  const begun = performance.now();
  res.once('close', () => {
    const ms = performance.now() - begun;
    responseSeconds.observe({ kind, status: `${Math.floor(res.statusCode / 100)}xx` }, ms / 1000);
    if (!log.isLevelEnabled('info')) return;
    log.info(
      {
        request: id,
        method: req.method,
        host: req.headers.host,
        path: scrub(req.url?.split('?', 1)[0] ?? ''),
        kind,
        status: res.statusCode,
        ms: Math.round(ms * 10) / 10,
        // Gone before the response was whole.
        ...(res.writableFinished ? {} : { cut: true }),
      },
      'answered',
    );
  });
}
