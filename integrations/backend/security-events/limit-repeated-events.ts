import type { Database } from '../database/database.ts';
import { incrementCounter } from '../limits/counters.ts';
import type { SecurityEventKind } from '../database/schema/security-event-kinds.ts';

/** Events that a stranger can cause without limit. One row for each would fill the database. */
const REPEATABLE: ReadonlySet<SecurityEventKind> = new Set<SecurityEventKind>([
  'login_failed',
  'second_factor_failed',
  'reauthentication_failed',
  'passkey_counter_fell',
  'password_reset_asked',
  'limit_reached',
  'publish_refused',
  'call_refused',
  'staff_refused',
]);

/** Seconds of the counting window, from the first event. */
const WINDOW = 3_600;

/** Maximum number of single rows per hour: for equal events, for one network, for all networks. */
export const MOST_ROWS = { same: 10, network: 100, all: 1_000 } as const;

/** Counter key of all networks together. */
export const ALL_KEY = 'event of all';

/** Fields that are removed when a row represents many events; the other fields are kept. */
export interface RepeatableEvent {
  kind: SecurityEventKind;
  detail: string | null;
  account: string | null;
  address: string | null;
  network: string | null;
  amount: number | null;
}

/**
 * Limits rows for repeated events. Above the limit of an hour, only each doubling of the count is recorded, in one
 * row with the count, and without an account or network that the events do not share.
 * @returns undefined when an earlier row represents the event.
 */
export async function limitRepeatedEvents<Row extends RepeatableEvent>(
  tx: Database,
  row: Row,
): Promise<Row | undefined> {
  if (!REPEATABLE.has(row.kind)) return row;
  const { kind, detail, account, address, network } = row;
  const narrow = `${kind} ${detail ?? ''} ${account ?? address ?? ''} ${network ?? ''}`;
  const levels = [
    { key: `event same ${narrow}`, most: MOST_ROWS.same, unshared: {} },
    // Without a network, this level is skipped.
    ...(network === null
      ? []
      : [
          {
            key: `event network ${network}`,
            most: MOST_ROWS.network,
            unshared: { account: null, address: null },
          },
        ]),
    { key: ALL_KEY, most: MOST_ROWS.all, unshared: { account: null, address: null, network: null } },
  ];
  let recorded = row;
  // A wider level counts only what the narrower one records, so that one network cannot use up the limit of all.
  for (const { key, most, unshared } of levels) {
    const { count } = await incrementCounter(tx, key, WINDOW);
    if (count <= most) continue;
    if (!isDoubling(count)) return undefined;
    recorded = { ...recorded, ...unshared, amount: count };
  }
  return recorded;
}

/** Whether a number is a power of two. */
function isDoubling(count: number): boolean {
  return Number.isInteger(Math.log2(count));
}
