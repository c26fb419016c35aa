import { defaultContact } from '#src/backend-client/default-city.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/**
 * What helps who has lost passkeys and codes: a visit with a document (decision 163), or where the site has no office,
 * an arrangement for showing it.
 */
export async function lostText(locale: Locale, t: Translate): Promise<string> {
  const contact = await defaultContact(locale);
  return t(contact?.data.offices.length === 0 ? 'passkeys.lostAway' : 'passkeys.lost');
}
