import { BackendError } from '../platform/errors/backend-error.ts';
import { type BufferedResponse, makeResponse } from '../platform/http/response.ts';
import { TooBusy } from '../platform/slots.ts';

/** Seconds after which a picture may be asked for again. */
const RETRY_AFTER = '5';

/**
 * A response without a picture. Clients that may try again are told so: robots forget what was not found, and come back
 * for what was not available.
 */
export function imageFailure(status: number, retryAfter = RETRY_AFTER): BufferedResponse {
  const retry: Record<string, string> = status === 503 || status === 429 ? { 'Retry-After': retryAfter } : {};
  return makeResponse(status, { 'Cache-Control': 'no-store', ...retry }, Buffer.alloc(0));
}

/** The status for what went wrong while a picture was made: 503 for what is busy, 504 for what is late, else 502. */
export function failureStatus(error: unknown): 502 | 503 | 504 {
  if (error instanceof TooBusy) return 503;
  const status = error instanceof BackendError ? error.status : undefined;
  if (status === 503 || status === 429) return 503;
  return status === 504 ? 504 : 502;
}
