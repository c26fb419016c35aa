import { Problem } from '../errors/operator-problem.ts';
import { staffKey } from '../data-directory/staff-key.ts';

/** Address of the backend and its data directory. */
export interface StaffAccessSettings {
  /** `http://127.0.0.1:4322` */
  backend: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Timeout in milliseconds, long enough for a busy machine. A closed port fails at once. */
const TIMEOUT = 20_000;

/** Whether a backend answers at this address. */
export async function isRunning(backend: string): Promise<boolean> {
  try {
    return (await fetch(`${backend}/health`, { signal: AbortSignal.timeout(TIMEOUT) })).ok;
  } catch {
    return false;
  }
}

/** Makes requests to a running backend with the staff key of the data directory. */
export function requestAsStaff({ backend, dataDir }: StaffAccessSettings) {
  const headers = { Authorization: `Bearer ${staffKey(dataDir)}`, 'Content-Type': 'application/json' };
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${backend}/staff${path}`, { headers, ...init });
    if (response.ok) return response;
    throw new Problem(await refusalOf(response));
  };
}

/** Why a backend refused a request. One that does not know the staff key answers 404, and so may another program. */
async function refusalOf(response: Response): Promise<string> {
  const { status } = response;
  if (status >= 500) return `The backend could not do it (status ${status}); its log says why.`;
  const body = (await response.json().catch(() => undefined)) as { message?: unknown } | undefined;
  if (status !== 404 && typeof body?.message === 'string') return body.message;
  return `The backend answered ${status}; is DATA_DIR that of the backend?`;
}
