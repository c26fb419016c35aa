import { BackendError } from '../platform/errors/backend-error.ts';
import { type BufferedResponse, makeResponse } from '../platform/http/response.ts';
import { TooBusy } from '../platform/slots.ts';

/** Seconds after which a client may request the picture again. */
const RETRY_AFTER = '5';

/**
 * A response without a picture. 503 and 429 have Retry-After: robots forget a picture that was not found, but retry
 * one that was unavailable.
 */
export function imageFailure(status: number, retryAfter = RETRY_AFTER): BufferedResponse {
  const retry: Record<string, string> = status === 503 || status === 429 ? { 'Retry-After': retryAfter } : {};
  return makeResponse(status, { 'Cache-Control': 'no-store', ...retry }, Buffer.alloc(0));
}

/** The status for an error while a picture was made: 503 if busy, 504 if too late, else 502. */
export function failureStatus(error: unknown): 502 | 503 | 504 {
  if (error instanceof TooBusy) return 503;
  const status = error instanceof BackendError ? error.status : undefined;
  if (status === 503 || status === 429) return 503;
  return status === 504 ? 504 : 502;
}
