import { schema, type Database } from '../database/database.ts';
import { limitRepeatedEvents } from './limit-repeated-events.ts';
import { type KeyedHash, keyedHash } from './keyed-hash.ts';
import type { SecurityEventDetail, SecurityEventKind } from '../database/schema/security-event-kinds.ts';

const { securityEvents } = schema;

/** Something to be recorded. What names a person is hashed on its way into the database. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account: of one that exists its row; of what somebody typed that belongs to none, the address alone. */
  account?: { id?: number; email: string } | undefined;
  detail?: SecurityEventDetail | undefined;
  /** Numbers of the rows that the staff read or changed; of many, how many there were. */
  rows?: readonly number[] | undefined;
}

/**
 * Records an event. In the transaction of a change, the event is there when, and only when, the change is; of what
 * changes nothing, such as a failure, the database itself is given. Of many failures alike one row has the number.
 */
export type RecordSecurityEvent = (tx: Database, event: SecurityEvent) => Promise<void>;

/** The security events of a backend. */
export interface SecurityEvents {
  hash: KeyedHash;
  /**
   * Records in the name of a network.
   * @param network its keyed hash, as the storefront has made it; undefined for what no visitor caused.
   */
  from(network: string | undefined): RecordSecurityEvent;
}

/** Rows of which an event has the numbers; of more, it has how many. */
const MOST_ROWS = 100;

/** @param staffKey what the hashes are keyed with. */
export function openSecurityEvents(staffKey: string): SecurityEvents {
  const hash = keyedHash(staffKey);
  return { hash, from: (network) => (tx, event) => record(tx, event, hash, network) };
}

async function record(
  tx: Database,
  { kind, account, detail, rows }: SecurityEvent,
  hash: KeyedHash,
  network: string | undefined,
): Promise<void> {
  const row = await limitRepeatedEvents(tx, {
    kind,
    account: account?.id === undefined ? null : hash('account', String(account.id)),
    address: account ? hash('address', account.email.trim().toLowerCase()) : null,
    network: network ?? null,
    detail: detail ?? null,
    rows: rows && rows.length <= MOST_ROWS ? [...rows] : null,
    amount: rows?.length ?? null,
  });
  if (row) await tx.insert(securityEvents).values(row);
}
