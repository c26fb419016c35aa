import { BackendError } from './backend-error.ts';
import { PageError } from './page-error.ts';

/**
 * The status for an error that a page threw (decision 61): a page error's own status; the backend's status; 502 if
 * the backend gave no response; 500 for anything else. A 422 means that the address has an invalid parameter, so it
 * becomes 404 (§2).
 */
export function errorStatus(error: unknown): number {
  if (error instanceof PageError) return error.status;
  if (error instanceof BackendError) return error.status === 422 ? 404 : (error.status ?? 502);
  return 500;
}
