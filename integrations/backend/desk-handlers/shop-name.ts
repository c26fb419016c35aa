import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Database } from '../database/database.ts';

/** Language of the shop's name in authenticators. */
const NAME_LOCALE: Locale = 'en';

/** The shop's name for authenticators and passkey dialogs. */
export async function shopName(tx: Database): Promise<string> {
  const shop = await readDocument(tx, 'shop');
  return shop?.name?.[NAME_LOCALE] ?? '';
}
