import { schema, type Database } from '../database/database.ts';
import { limitRepeatedEvents } from './limit-repeated-events.ts';
import { type KeyedHash, keyedHash } from './keyed-hash.ts';
import type { SecurityEventDetail, SecurityEventKind } from '../database/schema/security-event-kinds.ts';

const { securityEvents } = schema;

/** An event to record. Personal data is hashed before it is stored. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** The account: its row, or only the typed address if there is no such account. */
  account?: { id?: number; email: string } | undefined;
  detail?: SecurityEventDetail | undefined;
  /** Numbers of the rows that the staff read or changed; above the limit only their count. */
  rows?: readonly number[] | undefined;
}

/**
 * Records an event. In the transaction of a change, both are committed or neither is. For an event without a change,
 * such as a failure, pass the database itself. Many equal failures share one row with a count.
 */
export type RecordSecurityEvent = (tx: Database, event: SecurityEvent) => Promise<void>;

/** Recorder of security events. */
export interface SecurityEvents {
  hash: KeyedHash;
  /**
   * Makes a recorder for a network.
   * @param network keyed hash from the storefront; undefined for events that no visitor caused.
   */
  from(network: string | undefined): RecordSecurityEvent;
}

/** Maximum number of row numbers of an event. Above this, only the count is recorded. */
const MOST_ROWS = 100;

/** Opens the recorder. @param staffKey key of the hashes. */
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
