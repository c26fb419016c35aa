import { endSecondFactor } from '../accounts/passkeys/passkeys.ts';
import type { Database } from '../database/database.ts';
import {
  type AdminOrder,
  listOrders,
  type OrderResult,
  type OrderUpdate,
  setRegular,
  updateOrder,
} from '../orders/orders.ts';
import { inviteColleague, inviteFirstOwner, listPeople } from '../desk-people/desk-people.ts';
import { type EventFilter, listEvents, type StoredEvent } from '../security-events/list-events.ts';
import { listRates, type NewRates, storeRates, type StoredRate } from '../rates/store-rates.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import {
  listRequests,
  markAnswered,
  markTaken,
  type RequestFilter,
  type StoredRequest,
} from '../requests/requests.ts';

/** What the staff reads and changes. Each reading and each change is a security event. */
export interface StaffWork {
  list(filter: RequestFilter): Promise<StoredRequest[]>;
  taken(ids: number[]): Promise<number[]>;
  answered(ids: number[]): Promise<number[]>;
  orders(): Promise<AdminOrder[]>;
  /** Changes where the piece of a purchase stands, writes to its sender. */
  updateOrder(note: OrderUpdate): Promise<OrderResult>;
  /** Who is a regular customer; null leaves it to the rule. @returns whether there is such an account. */
  setRegular(email: string, regular: boolean | null): Promise<boolean>;
  /**
   * Somebody has lost passkeys and recovery codes, and has shown an identity document: a password alone logs in again.
   * @returns whether there is such an account.
   */
  endSecondFactor(email: string): Promise<boolean>;
  events(filter: EventFilter): Promise<StoredEvent[]>;
  /** Exchange rates, units for one US dollar. */
  rates(): Promise<StoredRate[]>;
  setRates(rates: NewRates): Promise<void>;
  /** Addresses of the owners of the desk, and how many colleagues have access. */
  deskPeople(): Promise<{ owners: string[]; colleagues: number }>;
  /** The secret of a link that makes the first owner of the desk; null when somebody works there. */
  inviteFirstOwner(): Promise<string | null>;
  /** The same for a mailbox, whoever works there. */
  inviteOwner(email: string): Promise<string>;
}

/** Where the staff's scripts do their work. Dates are ISO texts when they come from a running backend. */
export interface StaffAccess extends StaffWork {
  close(): Promise<void>;
}

/** The work of the staff on a database: what is changed and what is recorded of it are one transaction. */
export function staffWork(database: Database, events: SecurityEvents): StaffWork {
  const record = events.from(undefined);
  const marked = (
    detail: 'request_taken' | 'request_answered',
    mark: (tx: Database, ids: readonly number[]) => Promise<number[]>,
  ) =>
    function (ids: number[]): Promise<number[]> {
      return database.transaction(async (tx) => {
        const rows = await mark(tx, ids);
        if (rows.length > 0) await record(tx, { kind: 'staff_change', detail, rows });
        return rows;
      });
    };
  return {
    async list(filter) {
      const found = await listRequests(database, filter);
      await record(database, { kind: 'staff_read', detail: 'requests', rows: found.map(({ id }) => id) });
      return found;
    },
    taken: marked('request_taken', markTaken),
    answered: marked('request_answered', markAnswered),
    async orders() {
      const found = await listOrders(database);
      await record(database, { kind: 'staff_read', detail: 'orders', rows: found.map(({ id }) => id) });
      return found;
    },
    updateOrder: (note) =>
      database.transaction(async (tx) => {
        const noted = await updateOrder(tx, note);
        if (noted === 'noted') await record(tx, { kind: 'staff_change', detail: 'order', rows: [note.id] });
        return noted;
      }),
    setRegular: (email, regular) =>
      database.transaction(async (tx) => {
        const set = await setRegular(tx, email, regular);
        if (set) await record(tx, { kind: 'staff_change', detail: 'customer', account: { email } });
        return set;
      }),
    endSecondFactor: (email) =>
      database.transaction(async (tx) => {
        const account = await endSecondFactor(tx, email);
        if (account) await record(tx, { kind: 'staff_change', detail: 'second_factor', account });
        return account !== undefined;
      }),
    rates: () => listRates(database),
    setRates: (rates) =>
      database.transaction(async (tx) => {
        await storeRates(tx, rates, new Date());
        await record(tx, { kind: 'staff_change', detail: 'rates' });
      }),
    async deskPeople() {
      const { people } = await listPeople(database);
      const living = people.filter(({ ended_at: ended }) => ended === null);
      await record(database, { kind: 'staff_read', detail: 'desk_people', rows: living.map(({ id }) => id) });
      const owners = living.filter(({ role }) => role === 'owner');
      return { owners: owners.map(({ email }) => email), colleagues: living.length };
    },
    inviteFirstOwner: () => inviteFirstOwner(database),
    inviteOwner: (email) =>
      database.transaction(async (tx) => {
        const { secret, row } = await inviteColleague(tx, { email, role: 'owner', office: null });
        await record(tx, { kind: 'staff_change', detail: 'desk_invitation', rows: [row.id] });
        return secret;
      }),
    async events(filter) {
      const found = await listEvents(database, filter, events.hash);
      await record(database, {
        kind: 'staff_read',
        detail: 'security_events',
        account: filter.account === undefined ? undefined : { email: filter.account },
        rows: found.map(({ id }) => id),
      });
      return found;
    },
  };
}
