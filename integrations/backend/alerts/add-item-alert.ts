import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';

/** A request to be notified about an item. */
export interface ItemAlert {
  owner: string;
  /** `clock/{url}`. */
  item: string;
  recipient: string;
  locale: Locale;
}

/**
 * Stores an alert, in the transaction of the request that contains it. A repeated alert is stored once.
 * @returns the id of the alert; undefined when it existed already.
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
