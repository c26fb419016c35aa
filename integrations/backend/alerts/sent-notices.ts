import { sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

/** Something about an item that a person will be notified of. */
export interface Notice {
  recipient: string;
  itemId: number;
  event: string;
}

/** Notices written at a time: each column is one parameter. */
const AT_ONCE = 10_000;

/** What makes a notice the same as another. */
export function noticeKey({ recipient, itemId, event }: Notice): string {
  return `${recipient}\n${itemId}\n${event}`;
}

/**
 * Records what is being notified, in the transaction that queues the letters.
 * @returns the keys of what was not notified before: only that may be sent.
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
