import { staffKey } from '../data-directory/staff-key.ts';

/** Where the backend is and where its data are. */
export interface StaffAccessSettings {
  /** `http://127.0.0.1:4322` */
  backend: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Milliseconds for an answer: where nothing listens the answer comes at once, and a busy machine is late. */
const PATIENCE = 20_000;

/** Whether a backend answers there. */
export async function isRunning(backend: string): Promise<boolean> {
  try {
    return (await fetch(`${backend}/health`, { signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}

/** Asks a running backend for the staff, with the key of the data directory. */
export function askAsStaff({ backend, dataDir }: StaffAccessSettings) {
  const headers = { Authorization: `Bearer ${staffKey(dataDir)}`, 'Content-Type': 'application/json' };
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${backend}/staff${path}`, { headers, ...init });
    if (response.ok) return response;
    throw new Error(`The backend answered ${response.status}; is DATA_DIR that of the backend?`);
  };
}
