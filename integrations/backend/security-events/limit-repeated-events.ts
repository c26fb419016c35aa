import type { Database } from '../database/database.ts';
import { incrementCounter } from '../limits/counters.ts';
import type { SecurityEventKind } from '../database/schema/security-event-kinds.ts';

/** What a stranger can cause as often as they like: a row for each would let them fill the database. */
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

/** Seconds for which events are counted, from the first. */
const WINDOW = 3_600;

/** Rows in an hour: of one thing at one account from one network, of one network, of all networks. */
export const MOST_ROWS = { same: 10, network: 100, all: 1_000 } as const;

/** Where all networks are counted together. */
export const ALL_KEY = 'event of all';

/** What of an event may be left out when its row stands for many; all else of it is recorded as it is. */
export interface RepeatableEvent {
  kind: SecurityEventKind;
  detail: string | null;
  account: string | null;
  address: string | null;
  network: string | null;
  amount: number | null;
}

/**
 * What of an event is recorded. When there were many alike within an hour, each doubling is recorded in one row that
 * has their number, and of account and network only what they share.
 * @returns undefined when an earlier row stands for it.
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
    // Where the storefront names no network, nobody is one with all others.
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
  // A wider level counts what the narrower one records: one network alone does not use up what all others have.
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
