import { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from 'hono';
import { type Call, needsAccount } from '@tourbillon/domain/contract/call.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import { PREVIEW_HEADER, readPreview } from '@tourbillon/domain/contract/preview-header.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { runCountingLetters } from '../handlers/call-letters.ts';
import type { CallContext } from '../handlers/call-context.ts';
import type { Guard } from '../handlers/guard.ts';
import type { Handlers } from '../handlers/handlers.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import type { TextPreviews } from '../handlers/text-previews.ts';
import { parseFields, readFields } from './call-request.ts';
import { readContext } from './read-call-context.ts';

/** Dependencies of the routes. */
interface Parts {
  handlers: Handlers;
  /** Checks who may make a call. */
  guard: Guard;
  events: SecurityEvents;
  uploads: UploadFolder | undefined;
  /** Also validates responses and letters against the contract. */
  checkResponses: boolean;
  /** Responses with unpublished texts, for people with a preview link. */
  previews?: TextPreviews | undefined;
}

const names = Object.keys(CALLS) as CallName[];
const pathsOfFiles = Object.values<Call>(CALLS).flatMap(({ files, path }) => (files ? [path] : []));

/** Routes of all calls of the contract, in one language. */
export function callRoutes(locale: Locale, parts: Parts): Hono {
  const { handlers, checkResponses, previews } = parts;
  const routes = new Hono({ strict: false });
  for (const name of names) {
    const call: Call = CALLS[name];
    // The type of the table matches each handler with its call; the call's own schema makes its request here.
    const handler = handlers[name] as (request: unknown, context: CallContext) => Promise<unknown>;
    routes.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const request = await readCall(call, context, locale, parts);
      const preview = previews?.(name, locale, readPreview(context.req.header(PREVIEW_HEADER)));
      const answer = preview ?? handler;
      const response = await runCountingLetters(name, call, () => answer(...request), checkResponses);
      return context.json((checkResponses ? v.parse(call.response, response) : response) as object);
    });
  }
  return routes;
}

/** Parses the request of a call and authenticates its caller. */
async function readCall(
  call: Call,
  context: Context,
  locale: Locale,
  { guard, events, uploads }: Parts,
): Promise<[request: unknown, caller: CallContext]> {
  const sent = await readFields(call, context, uploads);
  try {
    const caller = await guard.admit(call, sent, readContext(context.req, locale, events));
    const request = parseFields(call, context, sent);
    await guard.demandProof(call, request, caller);
    if (needsAccount(call)) delete request.token;
    return [request, caller];
  } catch (error) {
    if (call.files) await uploads?.remove(sent[call.files] as SentPhoto[]);
    throw error;
  }
}

/** Whether the path belongs to a call that accepts files. */
export function takesFiles(path: string): boolean {
  const cut = path.replace(/\/$/, '');
  return pathsOfFiles.some((one) => cut.endsWith(one));
}
