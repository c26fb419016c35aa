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

/** Bytes a request body may have; the calls so far take small JSON. */
const BODY_LIMIT = 256 * 1024;

/** How the application is set up. */
export interface AppOptions {
  handlers: Handlers;
  /** Lets only those make a call who may. */
  guard: Guard;
  /** Originals of pictures. */
  drawings: Drawings;
  log: Logger;
  /** Path prefix between the locale and the contract's path, as BACKEND_PREFIX says; empty for none. */
  prefix?: string;
  /** Languages of the site; all of them by default. */
  locales?: readonly Locale[];
  /** What the staff's scripts read, and the key they bring. */
  staff?: {
    database: Database;
    reads?: Reads;
    key: string;
    /** Writes the rows of all tables into a folder of the data directory. */
    snapshot?: (stage: string) => Promise<void>;
    stock?: StockWork;
    /** What calls of the desk are answered with. */
    desk?: DeskHandlers;
    /** How many items lists leave out. */
    refusedItems?: () => number;
  };
  /** Where files of requests are kept, and the key that signs links to them; without it calls with files are refused. */
  uploads?: { folder: UploadFolder; key: string };
  /** Where what concerns security is recorded. */
  events: SecurityEvents;
  /** Who may call; everybody who can reach it without it. */
  callers?: CallerCheck | undefined;
  /** Checks answers and letters against the contract too: for tests and development. */
  checkResponses?: boolean;
  /** Answers with texts that are not published, to who has a link to them. */
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
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
    // The query is left out: it may hold what people typed.
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // Storefronts look at the feed of changes all the time.
    const level = context.req.path.endsWith(CALLS.changes.path) ? 'debug' : 'info';
    log[level](
      {
        // The storefront's name of the request it was asked for.
        ...(context.req.header('x-request-id') && { request: context.req.header('x-request-id') }),
        method: context.req.method,
        // As it came: decoded it may have what a terminal obeys.
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
  // Files have limits of their own, each while it comes.
  app.use((context, next) =>
    takesFiles(context.req.path) || hasOwnLimit(context.req.path) ? next() : limit(context, next),
  );
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
