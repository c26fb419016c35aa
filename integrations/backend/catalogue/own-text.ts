import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { mainLocale } from '../content-store/translations.ts';
import type { Texts } from '../database/schema/titles.ts';

/**
 * What the shop wrote, in the reader's language; the site's main one where that is missing (decision 30), else what there is. Null
 * when nothing is written.
 */
export function ownText(texts: Texts, locale: Locale): { text: string; lang: string } | null {
  for (const written of [locale, mainLocale(), ...LOCALES]) {
    const text = texts[written]?.trim();
    if (text) return { text, lang: LOCALE_FACTS[written].lang };
  }
  return null;
}
