import { requestAsStaff, isRunning, type StaffAccessSettings } from './running-backend.ts';
import type { StaffAccess } from './staff-work.ts';

export type { StaffAccess };

/**
 * Opens the staff's work: through the running backend, because only it may open PGlite's files, or else directly on
 * the database. Database modules are loaded only in the second case, because that takes a second.
 * @throws Problem when neither is available.
 */
export async function openStaffAccess(settings: StaffAccessSettings): Promise<StaffAccess> {
  if (await isRunning(settings.backend)) return accessByBackend(settings);
  const { staffByDatabase } = await import('./staff-by-database.ts');
  return staffByDatabase(settings);
}

function accessByBackend(settings: StaffAccessSettings): StaffAccess {
  const respond = requestAsStaff(settings);
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
