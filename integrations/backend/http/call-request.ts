import type { Context } from 'hono';
import * as v from 'valibot';
import { type Call, requestFields } from '@tourbillon/domain/contract/call.ts';
import { reasonCode } from '@tourbillon/domain/contract/reasons.ts';
import { DomainError, invalid } from '../errors/domain-error.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import { fieldsWithControls } from './control-characters.ts';
import { readMultipart } from './read-multipart.ts';

/** The fields of a request, from its address and its body, not validated. */
export type SentFields = Record<string, unknown>;

/** Reads the fields of a request; files are stored. @throws DomainError when its body cannot be read. */
export async function readFields(call: Call, context: Context, uploads?: UploadFolder): Promise<SentFields> {
  const sent = await readSent(call, context, uploads);
  const { url } = context.req;
  const query = url.includes('?') ? new URL(url).searchParams : new URLSearchParams();
  // An empty form field means “no filter” (decision 40).
  for (const [name, value] of [...query]) if (value === '') query.delete(name, value);
  return requestFields(context.req.param(), query, sent);
}

/** Parses the request with the call's schema. @throws DomainError 'invalid' with messages by field. */
export function parseFields(call: Call, context: Context, fields: SentFields): Record<string, unknown> {
  const refused = call.method === 'POST' ? fieldsWithControls(fields) : [];
  if (refused.length > 0) {
    const errors = Object.fromEntries(refused.map((field) => [field, [reasonCode('characters')]]));
    throw invalid('The request is not valid', errors);
  }
  const parsed = v.safeParse(call.request, fields, { abortPipeEarly: true });
  if (parsed.success) return parsed.output as Record<string, unknown>;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)?.replace(/\.\d+$/, '') ?? '';
    (errors[field] ??= []).push(issue.message);
  }
  // An invalid address is a page that does not exist (404), not a form error.
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

/** Reads the body: JSON, or a form with fields and files. */
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
