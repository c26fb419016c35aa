import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { type I18nProvider, type TranslationMessages, useLocaleState, useTranslate } from 'react-admin';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { RUSSIAN } from '../messages/react-admin/ru.ts';
import { UKRAINIAN } from '../messages/react-admin/ua.ts';
import { UZBEK } from '../messages/react-admin/uz.ts';
import { type DeskKey, type DeskTranslate, deskTranslators } from '../messages/index.ts';

/** react-admin's own messages by language. */
const FRAMEWORK: Record<Locale, TranslationMessages> = {
  ru: RUSSIAN,
  en: englishMessages,
  ua: UKRAINIAN,
  uz: UZBEK,
};

const polyglot = polyglotI18nProvider((locale) => FRAMEWORK[locale as Locale], startLocale(), [], {
  allowMissing: true,
});

/** The texts for react-admin: its own messages, and the desk's under their keys. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, values = {}) =>
    /^ra\./.test(key)
      ? polyglot.translate(key, values)
      : ownText(polyglot.getLocale() as Locale, key, values as never),
  changeLocale: async (locale) => {
    nameLanguage(locale as Locale);
    await polyglot.changeLocale(locale);
  },
  getLocales: () => LOCALES.map((locale) => ({ locale, name: LOCALE_FACTS[locale].name })),
};

nameLanguage(polyglot.getLocale() as Locale);

/** Sets the language of the page for the browser and screen readers. */
function nameLanguage(locale: Locale): void {
  document.documentElement.lang = LOCALE_FACTS[locale].lang;
  document.title = deskTranslators[locale]('desk.title');
}

/** The text of a key of the desk. Anything else is already a text, such as a message from a call. */
function ownText(locale: Locale, key: string, values: Record<string, string | number>): string {
  return deskTranslators[locale](key as DeskKey, values) || key;
}

/** The language of the desk, and its texts by key. */
export function useDeskTexts(): {
  locale: Locale;
  t: DeskTranslate;
} {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  return { locale: locale as Locale, t: (key, ...[values]) => translate(key, values) };
}

/** Initial language: the browser's, else Russian; until the person chooses one or logs in. */
function startLocale(): Locale {
  const wished = navigator.languages.map((language) => language.slice(0, 2).replace('uk', 'ua'));
  return wished.find((word): word is Locale => (LOCALES as readonly string[]).includes(word)) ?? 'ru';
}
