import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';

/** A wish to hear of an item. */
export interface ItemAlert {
  owner: string;
  /** `clock/{url}`. */
  item: string;
  recipient: string;
  locale: Locale;
}

/**
 * Notes a wish, in the transaction of what it came with; the same one twice is one.
 * @returns its number; undefined when nothing new is waited for.
 */
export async function addItemAlert(
  tx: Database,
  { owner, item, recipient, locale }: ItemAlert,
  now = new Date(),
): Promise<number | undefined> {
  const itemUrl = item.split('/')[1];
  if (!itemUrl) return undefined;
  const [added] = await tx
    .insert(schema.alerts)
    .values({ owner, subject: `item:${item}`, kind: 'item', itemUrl, recipient, locale, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: schema.alerts.id });
  return added?.id;
}
