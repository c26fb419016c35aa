import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Database } from '../database/database.ts';

/** Language of the shop's name where an authenticator shows it. */
const NAME_LOCALE: Locale = 'en';

/** The shop's name as authenticators and browsers show it beside a login. */
export async function shopName(tx: Database): Promise<string> {
  const shop = await readDocument(tx, 'shop');
  return shop?.name?.[NAME_LOCALE] ?? '';
}
