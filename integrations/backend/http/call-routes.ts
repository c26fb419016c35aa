import { Hono } from 'hono';
import * as v from 'valibot';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CallContext } from '../handlers/call-context.ts';
import type { Handlers } from '../handlers/handlers.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import { readRequest } from './call-request.ts';
import { readContext } from './read-call-context.ts';

/** What calls are answered with. */
interface Parts {
  handlers: Handlers;
  events: SecurityEvents;
  uploads: UploadFolder | undefined;
  /** Checks answers against the contract too. */
  checkAnswers: boolean;
}

const names = Object.keys(CALLS) as CallName[];
const pathsOfFiles = Object.values<Call>(CALLS).flatMap(({ files, path }) => (files ? [path] : []));

/** A route for every call of the contract, as one language has them. */
export function callRoutes(locale: Locale, { handlers, events, uploads, checkAnswers }: Parts): Hono {
  const routes = new Hono({ strict: false });
  for (const name of names) {
    const call: Call = CALLS[name];
    // The table's types tie each handler to its call; here the call's own schema makes its request.
    const handler = handlers[name] as (request: unknown, context: CallContext) => Promise<unknown>;
    routes.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const request = await readRequest(call, context, uploads);
      const answer = await handler(request, readContext(context.req, locale, events));
      return context.json((checkAnswers ? v.parse(call.response, answer) : answer) as object);
    });
  }
  return routes;
}

/** Whether a path is that of a call that brings files. */
export function takesFiles(path: string): boolean {
  const cut = path.replace(/\/$/, '');
  return pathsOfFiles.some((one) => cut.endsWith(one));
}
