import { sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

/** A notice to a person about an event of an item. */
export interface Notice {
  recipient: string;
  itemId: number;
  event: string;
}

/** Notices of one insert: each column is one array parameter. */
const AT_ONCE = 10_000;

/** A key that is equal for equal notices. */
export function noticeKey({ recipient, itemId, event }: Notice): string {
  return `${recipient}\n${itemId}\n${event}`;
}

/**
 * Records notices, in the transaction that queues their letters.
 * @returns the keys of the notices that are new: only these may be sent.
 */
export async function recordNotices(
  tx: Database,
  notices: readonly Notice[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>();
  for (let start = 0; start < notices.length; start += AT_ONCE) {
    const some = notices.slice(start, start + AT_ONCE);
    const list = (values: readonly (string | number)[]) => sql`${JSON.stringify(values)}::jsonb`;
    const rows = await tx
      .insert(schema.alertNotices)
      .select(
        sql`select r.value, i.value::int, e.value, ${now.toISOString()}::timestamptz
          from jsonb_array_elements_text(${list(some.map(({ recipient }) => recipient))}) with ordinality r(value, place)
          join jsonb_array_elements_text(${list(some.map(({ itemId }) => itemId))}) with ordinality i(value, place) using (place)
          join jsonb_array_elements_text(${list(some.map(({ event }) => event))}) with ordinality e(value, place) using (place)`,
      )
      .onConflictDoNothing()
      .returning({
        recipient: schema.alertNotices.recipient,
        itemId: schema.alertNotices.itemId,
        event: schema.alertNotices.event,
      });
    for (const row of rows) fresh.add(noticeKey(row));
  }
  return fresh;
}
