import { and, asc, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { schema, type Database } from '../database/database.ts';
import type { KeyedHash } from './keyed-hash.ts';
import { SECURITY_EVENT_KINDS } from '../database/schema/security-event-kinds.ts';

const { securityEvents } = schema;

/** A stored event. */
export type StoredEvent = typeof securityEvents.$inferSelect;

/** Filter of events; all fields are optional. Days are in UTC and inclusive. */
export const eventFilter = v.object({
  kind: v.optional(v.picklist(SECURITY_EVENT_KINDS)),
  since: v.optional(v.pipe(v.string(), v.isoDate())),
  until: v.optional(v.pipe(v.string(), v.isoDate())),
  /** The email address of an account, current or former. */
  account: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email())),
});

export type EventFilter = v.InferOutput<typeof eventFilter>;

const DAY = 24 * 3_600_000;

/** The events that match a filter, the oldest first. */
export function listEvents(
  database: Database,
  { kind, since, until, account }: EventFilter,
  hash: KeyedHash,
): Promise<StoredEvent[]> {
  const { at, address } = securityEvents;
  return database
    .select()
    .from(securityEvents)
    .where(
      and(
        kind ? eq(securityEvents.kind, kind) : undefined,
        since ? gte(at, new Date(since)) : undefined,
        until ? lt(at, new Date(Date.parse(until) + DAY)) : undefined,
        account ? ofAccount(database, hash('address', account)) : undefined,
      ),
    )
    .orderBy(asc(at), asc(securityEvents.id));

  /** Events with this address, and all events of accounts that ever had it. */
  function ofAccount(within: Database, hashed: string) {
    const owners = within
      .select({ account: securityEvents.account })
      .from(securityEvents)
      .where(and(eq(address, hashed), isNotNull(securityEvents.account)));
    return or(eq(address, hashed), inArray(securityEvents.account, owners));
  }
}
