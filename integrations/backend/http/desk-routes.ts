import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { readVisitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import { type DeskCall, type DeskFile, deskFile } from '@tourbillon/domain/desk/desk-call.ts';
import { mayDo, officeAllows } from '@tourbillon/domain/desk/roles.ts';
import { ACTIVITY_HEADER } from '@tourbillon/domain/desk/activity-header.ts';
import { deviceOf } from '../accounts/device-name.ts';
import type { Database } from '../database/database.ts';
import type { DeskCaller, DeskContext, DeskHandlers, DeskResult } from '../desk-handlers/desk-handlers.ts';
import { findDeskSession, recordAudit } from '../desk-people/desk-people.ts';
import { DomainError, invalid, refused, unauthorised } from '../errors/domain-error.ts';
import { unstorable } from './storable.ts';

const names = Object.keys(DESK_CALLS) as DeskCallName[];

/**
 * A route under `/desk` for every call of the desk. The call's definition decides who may make it and what the audit
 * log records. A change and its audit entry are one transaction.
 */
export function deskRoutes(database: Database, handlers: DeskHandlers, checkResponses: boolean): Hono {
  const routes = new Hono({ strict: false });
  for (const name of names) {
    const call: DeskCall = DESK_CALLS[name];
    // The type of the table matches each handler with its call; the call's own schema makes its request here.
    const handler = handlers[name] as (
      request: unknown,
      context: DeskContext & Partial<DeskCaller>,
    ) => Promise<DeskResult<DeskCallName>>;
    routes.on(call.method, call.path, limitOf(call), async (context) => {
      const caller = await admit(database, call, context);
      const request = await readRequest(call, context);
      const { agent, networks } = readVisitor((header) => context.req.header(header));
      const body = call.takes === 'file' ? await fileOf(context) : null;
      const from = { device: deviceOf(agent), network: networks[0] ?? '', body };
      let finish: ((response: unknown) => Promise<unknown>) | undefined;
      const make = async (tx: Database) => {
        const { response, rows = [], after } = await handler(request, { tx, ...from, ...caller });
        const { audited: kind } = call;
        if (caller && kind !== 'nothing')
          await recordAudit(tx, caller.colleague.id, { call: name, kind, rows });
        finish = after as typeof finish;
        return response;
      };
      const made = await (call.audited === 'nothing' ? make(database) : database.transaction(make));
      const response = finish ? await finish(made) : made;
      if (call.response === deskFile) return fileResponse(response as unknown as DeskFile);
      return context.json((checkResponses ? v.parse(call.response, response) : response) as object);
    });
  }
  return routes;
}

/** The file of a call. If callers sign, the signature check has already read the whole body. */
async function fileOf({ req }: Context): Promise<ReadableStream<Uint8Array> | null> {
  if (!req.raw.bodyUsed) return req.raw.body;
  return new Blob([await req.arrayBuffer()]).stream();
}

const WITH_OWN_LIMIT = new Set(
  Object.values<DeskCall>(DESK_CALLS).flatMap(({ maxBytes, path }) =>
    maxBytes === undefined ? [] : [`/desk${path}`],
  ),
);

/** Whether a call has its own body limit instead of the limit for small JSON. Every request of the backend asks. */
export function hasOwnLimit(path: string): boolean {
  return WITH_OWN_LIMIT.has(path.replace(/\/$/, ''));
}

function limitOf({ maxBytes }: DeskCall): MiddlewareHandler {
  if (maxBytes === undefined) return (_, next) => next();
  return bodyLimit({
    maxSize: maxBytes,
    onError: (context) => context.json({ message: 'Body too large' }, 413),
  });
}

function fileResponse({ body, type, name }: DeskFile): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      ...(name !== undefined && {
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      }),
    },
  });
}

/** Authenticates the caller; undefined if anybody may call. @throws DomainError 'unauthenticated' or 'forbidden'. */
async function admit(
  database: Database,
  { access }: DeskCall,
  context: Context,
): Promise<DeskCaller | undefined> {
  if (access === 'anybody') return undefined;
  const [, token] = /^Bearer ([\w-]{43})$/.exec(context.req.header('Authorization') ?? '') ?? [];
  const isUsed = context.req.header(ACTIVITY_HEADER) === '1';
  const caller = token === undefined ? undefined : await findDeskSession(database, token, isUsed);
  if (!caller) throw unauthorised();
  const { role, office } = caller.colleague;
  if (access !== 'colleague' && !mayDo(role, access)) throw new DomainError('forbidden', `Not for ${role}s`);
  if (access !== 'colleague' && !officeAllows(office, access))
    throw new DomainError('forbidden', 'Not for one office');
  return caller;
}

/** @throws DomainError 'invalid' with messages by field. */
async function readRequest(call: DeskCall, context: Context): Promise<unknown> {
  const sent: unknown =
    call.method === 'GET' || call.takes === 'file'
      ? context.req.query()
      : await context.req.json().catch(() => undefined);
  for (const [field, value] of Object.entries(sent ?? {})) {
    const reason = unstorable(value);
    if (reason !== undefined) throw refused(field, reason);
  }
  const parsed = v.safeParse(call.request, sent ?? {});
  if (parsed.success) return parsed.output;
  throw invalid('The request is not valid', v.flatten(parsed.issues).nested as Record<string, string[]>);
}
