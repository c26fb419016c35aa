import { hash } from 'node:crypto';
import { getDotPath, safeParse } from 'valibot';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import type { Incoming } from './exchange.ts';

/** A usable response: the value that the contract defines, or a refusal (4xx) with its body. */
export type CallResult = CallValue | { kind: 'refusal'; status: number; body: unknown };

/** The value that the contract defines. */
export interface CallValue {
  kind: 'value';
  value: unknown;
  /** Bytes of the text that it was read from. Equal texts have equal digests. */
  size: number;
  digest: string;
  /** That text, for a value that was just received. */
  bytes?: Buffer | undefined;
}

/**
 * Converts an HTTP response into the result of a call. A 2xx must contain JSON of the call's shape; a 4xx is a
 * refusal.
 * @param last the last result of the same request. It is returned again for the same text: then what was derived from
 * its value, such as kept parts of pages, is still valid.
 * @throws BackendError for anything else: 5xx with its status; a redirect, invalid JSON or a wrong shape as 502.
 */
export function readCallResult(call: Call, { status, bytes }: Incoming, last?: CallResult): CallResult {
  if (status >= 500) throw new BackendError(call.path, status, 'the backend failed');
  if (status >= 400) return { kind: 'refusal', status, body: readJson(bytes) };
  if (status < 200 || status >= 300) throw new BackendError(call.path, 502, `unexpected status ${status}`);
  const digest = hash('sha1', bytes, 'base64');
  if (last?.kind === 'value' && last.digest === digest) return last;
  return { kind: 'value', value: readValue(call, bytes), size: bytes.byteLength, digest, bytes };
}

/** @throws BackendError when the text is not JSON of the call's shape. */
export function readValue(call: Call, bytes: Buffer): unknown {
  const json = readJson(bytes);
  if (json === undefined) throw new BackendError(call.path, 502, 'the response is not JSON');
  const parsed = safeParse(call.response, json, { abortEarly: true });
  if (!parsed.success) {
    const where = getDotPath(parsed.issues[0]) ?? 'the top';
    throw new BackendError(call.path, 502, `the answer has a wrong shape at ${where}`);
  }
  return parsed.output;
}

/** The value of a response. @throws BackendError with the status of a refusal. */
export function valueOf(call: Call, response: CallResult): unknown {
  if (response.kind === 'value') return response.value;
  throw new BackendError(call.path, response.status, 'refused', response.body);
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
