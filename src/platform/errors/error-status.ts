import { BackendError } from './backend-error.ts';
import { PageError } from './page-error.ts';

/**
 * The status of what a page threw (decision 61): its own for a page error; the backend's answer; 502 when the backend
 * gave no response at all; 500 for anything else. An address that breaks a rule of its parameters names no page: 404
 * (§2).
 */
export function errorStatus(error: unknown): number {
  if (error instanceof PageError) return error.status;
  if (error instanceof BackendError) return error.status === 422 ? 404 : (error.status ?? 502);
  return 500;
}
