import { DomainError } from '../errors/domain-error.ts';
import { Problem } from '../errors/operator-problem.ts';
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

/** The data that the staff’s scripts read and change. Every use is a security event. */
export interface StaffWork {
  list(filter: RequestFilter): Promise<StoredRequest[]>;
  taken(ids: number[]): Promise<number[]>;
  answered(ids: number[]): Promise<number[]>;
  orders(): Promise<AdminOrder[]>;
  /** Changes the state of a purchase's item, or writes to the sender. */
  updateOrder(note: OrderUpdate): Promise<OrderResult>;
  /** Sets whether an account is a regular customer's; null restores the rule. @returns whether the account exists. */
  setRegular(email: string, regular: boolean | null): Promise<boolean>;
  /**
   * Removes the second factor of a person who lost passkeys and recovery codes and has shown an identity document.
   * The password alone is then enough.
   * @returns whether the account exists.
   */
  endSecondFactor(email: string): Promise<boolean>;
  events(filter: EventFilter): Promise<StoredEvent[]>;
  /** Exchange rates, units per US dollar. */
  rates(): Promise<StoredRate[]>;
  setRates(rates: NewRates): Promise<void>;
  /** Addresses of the desk's owners, and the number of colleagues with access. */
  deskPeople(): Promise<{ owners: string[]; colleagues: number }>;
  /** Secret of an invitation for the first owner of the desk; null if the desk already has people. */
  inviteFirstOwner(): Promise<string | null>;
  /**
   * Secret of an invitation for an owner with this mailbox, also if the desk already has people.
   * @throws Problem when this address has access already.
   */
  inviteOwner(email: string): Promise<string>;
}

/** Access for the staff's scripts. A running backend sends dates as ISO text. */
export interface StaffAccess extends StaffWork {
  close(): Promise<void>;
}

/** The staff's work on a database. A change and its security event are one transaction. */
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
        const wish = { email, role: 'owner', office: null } as const;
        const { secret, row } = await inviteColleague(tx, wish).catch((error: unknown) => {
          if (!(error instanceof DomainError && error.errors?.email)) throw error;
          throw new Problem(`${email} already has access. End it at the desk, or use another address.`);
        });
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
