import { asc, eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { at, type ExportOf, itemOf } from './export-rows.ts';

const { alertNotices, items, mailQueue } = schema;

/**
 * Letters to an account's mailbox that are still recorded: the subject of each, never its text. None while the mailbox is
 * not confirmed, since it may be somebody else's.
 */
export async function exportLetters(
  database: Database,
  { email, confirmedAt }: Pick<AccountRow, 'email' | 'confirmedAt'>,
): Promise<ExportOf<'letters' | 'notices'>> {
  if (confirmedAt === null) return { letters: [], notices: [] };
  const sent = await database
    .select()
    .from(mailQueue)
    .where(eq(mailQueue.recipient, email))
    .orderBy(asc(mailQueue.id));
  const told = await database
    .select({ notice: alertNotices, section: items.catalogType, slug: items.url })
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
    notices: told.map(({ notice, section, slug }) => ({
      item: itemOf(section, slug) ?? String(notice.itemId),
      kind: notice.event,
      created_at: at(notice.at),
    })),
  };
}
