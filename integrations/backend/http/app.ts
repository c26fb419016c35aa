import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { requestFields, type Call } from '@tourbillon/domain/contract/call.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { because } from '@tourbillon/domain/contract/reasons.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import type { CallContext } from '../handlers/call-context.ts';
import type { Handlers } from '../handlers/handlers.ts';
import type { Drawings } from '../media/drawings.ts';
import { readMultipart } from './read-multipart.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { readContext } from './read-call-context.ts';
import { addCallerCheck, type CallerCheck } from './caller-check.ts';
import { fieldsWithControls } from './control-characters.ts';
import { errorResponse } from './error-response.ts';
import { DomainError, invalid } from '../errors/domain-error.ts';
import { backendMetrics } from './metrics.ts';
import { addPhotoRoute } from './photo-routes.ts';
import { addPictureRoute } from './picture-routes.ts';
import { addStaffRoutes } from './staff-routes.ts';

/** Bytes a request body may have; the calls so far take small JSON. */
const BODY_LIMIT = 256 * 1024;

/** How the application is set up. */
export interface AppOptions {
  handlers: Handlers;
  /** Originals of pictures. */
  drawings: Drawings;
  log: Logger;
  /** Path prefix between the locale and the contract's path, as BACKEND_PREFIX says; empty for none. */
  prefix?: string;
  /** What the staff's scripts read, and the key they bring. */
  staff?: {
    database: Database;
    reads?: Reads;
    key: string;
    /** Writes the rows of all tables into a folder of the data directory. */
    snapshot?: (stage: string) => Promise<void>;
  };
  /** Where files of requests are kept, and the key that signs links to them; without it calls with files are refused. */
  uploads?: { folder: UploadFolder; key: string };
  /** Where what concerns security is recorded. */
  events: SecurityEvents;
  /** Who may call; everybody who can reach it without it. */
  callers?: CallerCheck | undefined;
  /** Checks answers against the contract too: for tests and development. */
  checkAnswers?: boolean;
}

/** The backend's routes: every call of the contract and the pictures, under every locale: `/{locale}{prefix}{path}`. */
export function createApp({
  handlers,
  drawings,
  log,
  prefix = '',
  staff,
  uploads,
  events,
  callers,
  checkAnswers = false,
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
  app.use((context, next) => (isMultipart(context) ? next() : limit(context, next)));
  if (callers) addCallerCheck(app, callers, log);
  if (staff)
    app.get('/metrics', async (context) => context.text(await backendMetrics(staff.database, staff.reads)));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  if (staff) addStaffRoutes(app, staff.database, staff.key, events, staff.snapshot);

  for (const locale of LOCALES) {
    if (uploads) {
      addPhotoRoute(app, routePath(locale, prefix, ''), uploads, async ({ req }) => {
        const { record } = readContext(req, locale, events);
        if (staff) await record(staff.database, { kind: 'photo_opened' });
      });
    }
    addPictureRoute(app, routePath(locale, prefix, ''), drawings);
    for (const name of Object.keys(CALLS) as CallName[]) {
      const call: Call = CALLS[name];
      const path = routePath(locale, prefix, call.path);
      // The table's types tie each handler to its call; here the call's own schema makes its request.
      const handler = handlers[name] as (request: unknown, context: CallContext) => Promise<unknown>;
      app.on(call.method, path, async (context) => {
        const request = await parseRequest(call, context, uploads?.folder);
        const answer = await handler(request, readContext(context.req, locale, events));
        return context.json((checkAnswers ? v.parse(call.response, answer) : answer) as object);
      });
    }
  }
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  app.onError((error, context) => {
    if (error instanceof DomainError) return errorResponse(context, error);
    log.error({ err: error, path: new URL(context.req.url).pathname }, 'request failed');
    return context.json({ message: 'Internal error' }, 500);
  });
  return app;
}

/** The request as the call's schema gives it. @throws DomainError 'invalid' with messages by field. */
async function parseRequest(call: Call, context: Context, uploads?: UploadFolder): Promise<unknown> {
  const sent = await readSent(call, context, uploads);
  try {
    return parseFields(call, context, sent);
  } catch (error) {
    if (call.files) await uploads?.remove(sent[call.files] as SentPhoto[]);
    throw error;
  }
}

function parseFields(call: Call, context: Context, sent: Record<string, unknown>): unknown {
  const query = new URL(context.req.url).searchParams;
  // A field of a form left empty asks for nothing (decision 40).
  for (const [name, value] of [...query]) if (value === '') query.delete(name, value);
  const fields = requestFields(context.req.param(), query, sent);
  const refused = call.method === 'POST' ? fieldsWithControls(fields) : [];
  if (refused.length > 0) {
    const errors = Object.fromEntries(refused.map((field) => [field, [because('characters')]]));
    throw invalid('The request is not valid', errors);
  }
  const parsed = v.safeParse(call.request, fields, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)?.replace(/\.\d+$/, '') ?? '';
    (errors[field] ??= []).push(issue.message);
  }
  // An address that cannot be one of ours is a page that does not exist, not a form to correct.
  const inPath = Object.keys(errors).some((field) => field in context.req.param());
  if (inPath) throw new DomainError('not-found', 'Not found');
  throw invalid('The request is not valid', errors);
}

async function readBody(call: Call, context: Context): Promise<Record<string, unknown>> {
  if (call.method === 'GET') return {};
  const body: unknown = await context.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('The body must be a JSON object');
  }
  return body as Record<string, unknown>;
}

/** What a body holds: JSON, or fields and files. */
async function readSent(
  call: Call,
  context: Context,
  uploads: UploadFolder | undefined,
): Promise<Record<string, unknown>> {
  if (!call.files) return readBody(call, context);
  if (!uploads) throw new DomainError('not-found', 'No files are taken here');
  const { fields, photos } = await readMultipart(context.req.raw, call.files, uploads);
  return { ...fields, [call.files]: photos };
}

/** Whether a request brings files to a call that takes some. */
function isMultipart(context: Context): boolean {
  const paths = Object.values<Call>(CALLS).flatMap(({ files, path }) => (files ? [path] : []));
  return paths.some((path) => context.req.path.replace(/\/$/, '').endsWith(path));
}

/** The router's pattern of a call's path; without a last slash, which the router ignores in requests. */
function routePath(locale: Locale, prefix: string, path: string): string {
  const words = [locale, ...prefix.split('/'), ...path.replace(/\{(\w+)\}/g, ':$1').split('/')];
  return `/${words.filter(Boolean).join('/')}`;
}
