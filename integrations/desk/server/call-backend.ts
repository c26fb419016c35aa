import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import { type DeskCall, deskFile } from '@tourbillon/domain/desk/desk-call.ts';
import { ACTIVITY_HEADER } from '@tourbillon/domain/desk/activity-header.ts';
import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';
import { networkHeaders, visitorHeaders } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { DeskConfiguration } from './configuration.ts';

/** Timeout of a backend call, milliseconds; files and imports have a longer one. */
const TIMEOUT = 30_000;
const FILE_TIMEOUT = 10 * 60_000;

/** A file that is passed on while it arrives, so that it needs no memory. */
export interface PassedFile {
  stream: ReadableStream<Uint8Array>;
  /** Its bytes, as the browser says. */
  length: string;
}

/** A call for the backend. */
export interface DeskRequest {
  name: DeskCallName;
  /** Query with its question mark; empty for none. */
  query: string;
  body: Uint8Array<ArrayBuffer> | PassedFile | undefined;
  /** The session token; undefined without a session. */
  token: string | undefined;
  /** Keyed hashes of the caller's networks. */
  networks: readonly string[];
  agent: string | undefined;
  /** Whether somebody at the desk caused the call. */
  isUsed: boolean;
}

/** Makes a call of the backend. @throws when the backend is down. */
export async function callBackend(
  { name, query, body, token, networks, agent, isUsed }: DeskRequest,
  { backend, serviceToken }: Pick<DeskConfiguration, 'backend' | 'serviceToken'>,
): Promise<Response> {
  const { method, path, takes, response }: DeskCall = DESK_CALLS[name];
  const url = new URL(`${backend}${path}${query}`);
  const isPassed = body !== undefined && 'stream' in body;
  const call = { method, target: url.pathname + url.search, body: isPassed ? undefined : (body ?? '') };
  const takesLong = takes === 'file' || response === deskFile;
  return fetch(url, {
    method,
    headers: {
      ...visitorHeaders({ agent, work: 0 }),
      ...networkHeaders(networks),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(isUsed && { [ACTIVITY_HEADER]: '1' }),
      ...(body && { 'Content-Type': takes === 'file' ? 'application/octet-stream' : 'application/json' }),
      ...(isPassed && { 'Content-Length': body.length }),
      ...(serviceToken !== undefined && { [SERVICE_SIGNATURE]: signCall(serviceToken, call, Date.now()) }),
    },
    ...(body && (isPassed ? { body: body.stream, duplex: 'half' as const } : { body })),
    signal: AbortSignal.timeout(takesLong ? FILE_TIMEOUT : TIMEOUT),
  });
}
