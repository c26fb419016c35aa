import { openDatabase } from '../database/open/open-database.ts';
import { openSecurityEvents } from '../security-events/security-events.ts';
import { staffKey } from '../data-directory/staff-key.ts';
import { askAsStaff, isRunning, type StaffAccessSettings } from './running-backend.ts';
import { type StaffWork, staffWork } from './staff-work.ts';

/** Where the staff's scripts do their work. Dates are ISO texts when they come from a running backend. */
export interface StaffAccess extends StaffWork {
  close(): Promise<void>;
}

/**
 * Opens the desk: by the running backend, which alone may hold PGlite's files, else by the database itself.
 * @throws Problem when neither is available.
 */
export async function openStaffAccess(settings: StaffAccessSettings): Promise<StaffAccess> {
  return (await isRunning(settings.backend)) ? accessByBackend(settings) : accessByDatabase(settings);
}

function accessByBackend(settings: StaffAccessSettings): StaffAccess {
  const respond = askAsStaff(settings);
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> =>
    ((await (await respond(path, init)).json()) as { data: T }).data;
  const post = <T>(path: string, body: object) =>
    ask<T>(path, { method: 'POST', body: JSON.stringify(body) });
  const query = (filter: object) => String(new URLSearchParams(filter as Record<string, string>));
  return {
    list: (filter) => ask(`/requests?${query(filter)}`),
    taken: (ids) => post('/requests/taken', { ids }),
    answered: (ids) => post('/requests/answered', { ids }),
    orders: () => ask('/orders'),
    updateOrder: (note) => post('/orders/note', note),
    setRegular: (email, regular) => post('/customers/regular', { email, regular }),
    endSecondFactor: (email) => post('/customers/second-factor-off', { email }),
    events: (filter) => ask(`/security-events?${query(filter)}`),
    rates: () => ask('/rates'),
    setRates: (rates) => post('/rates', rates),
    deskPeople: () => ask('/desk/people'),
    inviteFirstOwner: () => post('/desk/first-owner', {}),
    inviteOwner: (email) => post('/desk/owner', { email }),
    close: () => Promise.resolve(),
  };
}

async function accessByDatabase({ dataDir, databaseUrl }: StaffAccessSettings): Promise<StaffAccess> {
  const open = await openDatabase({ dataDir, databaseUrl });
  await open.alone(() => open.migrate());
  const work = staffWork(open.database, openSecurityEvents(staffKey(dataDir)));
  return { ...work, close: () => open.close() };
}
