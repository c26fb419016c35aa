import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { mainLocale } from '../content-store/translations.ts';
import type { Texts } from '../database/schema/titles.ts';

/**
 * A text of the shop in the reader's language. If it is missing, the text in the site's main language (decision 30),
 * else any text that exists. Null when there is none.
 */
export function shopText(texts: Texts, locale: Locale): { text: string; lang: string } | null {
  for (const written of [locale, mainLocale(), ...LOCALES]) {
    const text: unknown = texts[written];
    if (typeof text === 'string' && text.trim())
      return { text: text.trim(), lang: LOCALE_FACTS[written].lang };
  }
  return null;
}
