import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import type { Guard } from '../handlers/guard.ts';
import type { TextPreviews } from '../handlers/text-previews.ts';
import type { Handlers } from '../handlers/handlers.ts';
import type { Drawings } from '../media/drawings.ts';
import type { StockWork } from '../staff/stock-work.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { readContext } from './read-call-context.ts';
import { callRoutes, takesFiles } from './call-routes.ts';
import { addCallerCheck, type CallerCheck } from './caller-check.ts';
import { errorResponse } from './error-response.ts';
import { DomainError } from '../errors/domain-error.ts';
import { backendMetrics } from './metrics.ts';
import type { DeskHandlers } from '../desk-handlers/desk-handlers.ts';
import { deskRoutes, hasOwnLimit } from './desk-routes.ts';
import { addPhotoRoute } from './photo-routes.ts';
import { addImageRoute } from './picture-routes.ts';
import { addStaffRoutes } from './staff-routes.ts';

/** Maximum number of bytes of a request body. Ordinary calls have small JSON bodies. */
const BODY_LIMIT = 256 * 1024;

/** Options of the application. */
export interface AppOptions {
  handlers: Handlers;
  /** Checks who may make a call. */
  guard: Guard;
  /** Originals of pictures. */
  drawings: Drawings;
  log: Logger;
  /** Path prefix between the locale and the contract's path, as BACKEND_PREFIX says; empty for none. */
  prefix?: string;
  /** Languages of the site; all of them by default. */
  locales?: readonly Locale[];
  /** The data that the staff scripts read, and the key that they send. */
  staff?: {
    database: Database;
    reads?: Reads;
    key: string;
    /** Writes the rows of all tables to a folder of the data directory. */
    snapshot?: (stage: string) => Promise<void>;
    stock?: StockWork;
    /** Handlers of the desk's calls. */
    desk?: DeskHandlers;
    /** Number of items that lists leave out. */
    refusedItems?: () => number;
  };
  /** Files of requests, and the key that signs links to them; without it, calls with files are refused. */
  uploads?: { folder: UploadFolder; key: string };
  /** Recorder of security events. */
  events: SecurityEvents;
  /** Signature check of callers; without it, everybody who can reach the backend may call it. */
  callers?: CallerCheck | undefined;
  /** Also validates responses and letters against the contract, in tests and development. */
  checkResponses?: boolean;
  /** Responses with unpublished texts, for people with a preview link. */
  previews?: TextPreviews;
}

/** The backend's routes: every call of the contract and the pictures, under every locale: `/{locale}{prefix}{path}`. */
export function createApp({
  handlers,
  guard,
  drawings,
  log,
  prefix = '',
  locales = LOCALES,
  staff,
  uploads,
  events,
  callers,
  checkResponses = false,
  previews,
}: AppOptions): Hono {
  const app = new Hono({ strict: false });
  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    // Not by `context.header`, which makes the whole response anew: an eighth of the time of a list.
    const { headers } = context.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    // Storefronts poll the feed of changes all the time.
    const level = context.req.path.endsWith(CALLS.changes.path) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    // The log leaves the query out, because it may contain personal data.
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log[level](
      {
        // The request id of the storefront.
        ...(context.req.header('x-request-id') && { request: context.req.header('x-request-id') }),
        method: context.req.method,
        // The raw path: a decoded one may contain terminal control sequences.
        path: new URL(context.req.url).pathname,
        status: context.res.status,
        ms,
      },
      'request',
    );
  });
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (context) => context.json({ message: 'Body too large' }, 413),
  });
  // Uploaded files have their own limits, checked while they stream.
  app.use((context, next) => {
    const { method, path } = context.req;
    // No call reads the body of a GET, and looking for one makes the whole request anew.
    return method === 'GET' || takesFiles(path) || hasOwnLimit(path) ? next() : limit(context, next);
  });
  if (callers) addCallerCheck(app, callers, log);
  if (staff)
    app.get('/metrics', async (context) => context.text(await backendMetrics(staff.database, staff)));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  if (staff) {
    addStaffRoutes(app, staff.database, staff.key, events, staff);
    if (staff.desk) app.route('/desk', deskRoutes(staff.database, staff.desk, checkResponses));
  }

  for (const locale of locales) {
    const base = `/${[locale, ...prefix.split('/')].filter(Boolean).join('/')}`;
    if (uploads) {
      addPhotoRoute(app, base, uploads, async ({ req }) => {
        const { record } = readContext(req, locale, events);
        if (staff) await record(staff.database, { kind: 'photo_opened' });
      });
    }
    addImageRoute(app, base, drawings);
    app.route(
      base,
      callRoutes(locale, { handlers, guard, events, uploads: uploads?.folder, checkResponses, previews }),
    );
  }
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  app.onError((error, context) => {
    if (error instanceof DomainError) return errorResponse(context, error);
    log.error({ err: error, path: new URL(context.req.url).pathname }, 'request failed');
    return context.json({ message: 'Internal error' }, 500);
  });
  return app;
}
