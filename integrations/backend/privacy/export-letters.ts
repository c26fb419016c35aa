import { asc, eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { at, type ExportOf } from './export-rows.ts';

const { alertNotices, items, mailQueue } = schema;

/** Letters to a mailbox that are still recorded: the subject of each, never its text. */
export async function exportLetters(
  database: Database,
  email: string,
): Promise<ExportOf<'letters' | 'notices'>> {
  const sent = await database
    .select()
    .from(mailQueue)
    .where(eq(mailQueue.recipient, email))
    .orderBy(asc(mailQueue.id));
  const told = await database
    .select({ notice: alertNotices, item: items.url })
    .from(alertNotices)
    .leftJoin(items, eq(items.id, alertNotices.itemId))
    .where(eq(alertNotices.recipient, email))
    .orderBy(asc(alertNotices.at));
  return {
    letters: sent.map(({ template, locale, state, createdAt, settledAt }) => ({
      kind: template,
      language: locale,
      state,
      created_at: at(createdAt),
      ended_at: at(settledAt),
    })),
    notices: told.map(({ notice, item }) => ({
      item: item ?? String(notice.itemId),
      kind: notice.event,
      created_at: at(notice.at),
    })),
  };
}
