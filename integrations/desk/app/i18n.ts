import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type I18nProvider, useI18nProvider, useTranslate } from 'react-admin';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { DeskKey, DeskTranslate } from '../messages/index.ts';
import { deskTexts, frameworkMessages, loadDeskTexts, loadSiteTexts } from './loaded-texts.ts';
import { firstLocale } from './first-locale.ts';
import { nameWindow } from './layout/page-title.ts';

let polyglot: I18nProvider;

/** Loads the texts of the first language. Nothing else of this file works before. */
export async function startTexts(): Promise<void> {
  await loadDeskTexts(firstLocale());
  polyglot = polyglotI18nProvider((locale) => frameworkMessages(locale as Locale), firstLocale(), [], {
    allowMissing: true,
  });
  nameLanguage(currentLocale());
  nameWindow(() => deskTexts(currentLocale())('desk.title'));
}

/** The texts for react-admin: its own messages, and the desk's under their keys. */
export const i18nProvider: I18nProvider = {
  translate: (key, values = {}) =>
    /^ra\./.test(key) ? polyglot.translate(key, values) : ownText(currentLocale(), key, values as never),
  changeLocale: async (locale) => {
    await Promise.all([loadDeskTexts(locale as Locale), loadSiteTexts(locale as Locale)]);
    nameLanguage(locale as Locale);
    await polyglot.changeLocale(locale);
  },
  getLocale: () => polyglot.getLocale(),
  getLocales: () => LOCALES.map((locale) => ({ locale, name: LOCALE_FACTS[locale].name })),
};

/** The language of the desk. */
export function currentLocale(): Locale {
  return polyglot.getLocale() as Locale;
}

/** Sets the language of the page for the browser and screen readers. */
function nameLanguage(locale: Locale): void {
  document.documentElement.lang = LOCALE_FACTS[locale].lang;
}

/** The text of a key of the desk. Anything else is already a text, such as a message from a call. */
function ownText(locale: Locale, key: string, values: Record<string, string | number>): string {
  return deskTexts(locale)(key as DeskKey, values) || key;
}

/** The language of the desk, and its texts by key. */
export function useDeskTexts(): {
  locale: Locale;
  t: DeskTranslate;
} {
  // The locale of the store is another one while the texts of a chosen language load.
  const locale = useI18nProvider().getLocale() as Locale;
  const translate = useTranslate();
  return { locale, t: (key, ...[values]) => translate(key, values) };
}
