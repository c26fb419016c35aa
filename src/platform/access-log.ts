import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { scrub } from '@tourbillon/domain/reports/scrub.ts';
import { responseSeconds } from './metrics.ts';

/** Kinds of routes, for metrics and log lines. */
export type RouteKind =
  | 'page'
  | 'form'
  | 'api'
  | 'upload'
  | 'publish'
  | 'picture'
  | 'share'
  | 'file'
  | 'health'
  | 'refused';

/**
 * Measures a response and logs one line for it, without query, client address or request body.
 * @param id the request id.
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
        // The client left before the response was complete.
        ...(res.writableFinished ? {} : { cut: true }),
      },
      'answered',
    );
  });
}
