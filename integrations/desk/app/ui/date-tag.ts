import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Language tag for dates: plain English would be American. */
export function dateTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : LOCALE_FACTS[locale].lang;
}
