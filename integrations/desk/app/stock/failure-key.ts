import { HttpError } from 'react-admin';
import type { DeskKey } from '../../messages/index.ts';

/** What is said of a call that failed. */
export function failureKey(error: unknown): DeskKey {
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 403) return 'stock.forbidden';
  if (status === 422) return 'stock.wrong';
  return status === 0 || status >= 502 ? 'stock.away' : 'stock.failed';
}

/** Sentences by column of a request that was refused; none of other failures. */
export function mistakesOf(error: unknown): Record<string, string[]> {
  if (!(error instanceof HttpError) || error.status !== 422) return {};
  return (error.body as { errors?: Record<string, string[]> }).errors ?? {};
}
