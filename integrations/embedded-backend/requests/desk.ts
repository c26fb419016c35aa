import { openDatabase } from '../database/open.ts';
import { type DeskOrder, listOrders, noteOrder, type OrderNote } from '../orders/desk-orders.ts';
import { setRegular } from '../orders/regular.ts';
import { listRequests, markAnswered, markTaken, type RequestFilter, type StoredRequest } from './list.ts';
import { staffKey } from './staff-key.ts';

/** Where the staff's scripts read requests. Dates are ISO texts when they come from a running backend. */
export interface Desk {
  list(filter: RequestFilter): Promise<StoredRequest[]>;
  taken(ids: number[]): Promise<number[]>;
  answered(ids: number[]): Promise<number[]>;
  orders(): Promise<DeskOrder[]>;
  /** @returns whether there is such an order. */
  noteOrder(note: OrderNote): Promise<boolean>;
  /** Who is a regular customer; null leaves it to the rule. @returns whether there is such an account. */
  setRegular(email: string, regular: boolean | null): Promise<boolean>;
  close(): Promise<void>;
}

/** Where the backend is and where its data are. */
export interface DeskSettings {
  /** `http://127.0.0.1:4322` */
  backend: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the desk: by the running backend, which alone may hold PGlite's files, else by the database itself.
 * @throws Problem when neither can be had.
 */
export async function openDesk(settings: DeskSettings): Promise<Desk> {
  return (await isRunning(settings.backend)) ? deskOfBackend(settings) : deskOfDatabase(settings);
}

async function isRunning(backend: string): Promise<boolean> {
  try {
    return (await fetch(`${backend}/health`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function deskOfBackend({ backend, dataDir }: DeskSettings): Desk {
  const headers = { Authorization: `Bearer ${staffKey(dataDir)}`, 'Content-Type': 'application/json' };
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(`${backend}/staff${path}`, { headers, ...init });
    if (!answer.ok)
      throw new Error(`The backend answered ${answer.status}; is DATA_DIR that of the backend?`);
    return ((await answer.json()) as { data: T }).data;
  };
  const post = <T>(path: string, body: object) =>
    ask<T>(path, { method: 'POST', body: JSON.stringify(body) });
  return {
    list: (filter) => ask(`/requests?${String(new URLSearchParams(filter as Record<string, string>))}`),
    taken: (ids) => post('/requests/taken', { ids }),
    answered: (ids) => post('/requests/answered', { ids }),
    orders: () => ask('/orders'),
    noteOrder: (note) => post('/orders/note', note),
    setRegular: (email, regular) => post('/customers/regular', { email, regular }),
    close: () => Promise.resolve(),
  };
}

async function deskOfDatabase({ dataDir, databaseUrl }: DeskSettings): Promise<Desk> {
  const open = await openDatabase({ dataDir, databaseUrl });
  await open.alone(() => open.migrate());
  return {
    list: (filter) => listRequests(open.database, filter),
    taken: (ids) => markTaken(open.database, ids),
    answered: (ids) => markAnswered(open.database, ids),
    orders: () => listOrders(open.database),
    noteOrder: (note) => noteOrder(open.database, note),
    setRegular: (email, regular) => setRegular(open.database, email, regular),
    close: () => open.close(),
  };
}
