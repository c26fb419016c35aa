import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { type I18nProvider, type TranslationMessages, useLocaleState, useTranslate } from 'react-admin';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type DeskKey, deskTranslators } from '../messages/index.ts';

/** react-admin's own messages by language. */
const FRAMEWORK: Record<Locale, TranslationMessages> = {
  ru: englishMessages,
  en: englishMessages,
  ua: englishMessages,
  uz: englishMessages,
};

const polyglot = polyglotI18nProvider((locale) => FRAMEWORK[locale as Locale], startLocale(), [], {
  allowMissing: true,
});

/** What react-admin asks for texts: its own words, and the desk's under the keys of their tables. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, values = {}) =>
    /^ra\./.test(key)
      ? polyglot.translate(key, values)
      : ownText(polyglot.getLocale() as Locale, key, values as never),
  changeLocale: async (locale) => {
    document.documentElement.lang = LOCALE_FACTS[locale as Locale].lang;
    await polyglot.changeLocale(locale);
  },
  getLocales: () => LOCALES.map((locale) => ({ locale, name: LOCALE_FACTS[locale].name })),
};

/** The text of a key of the desk; what is no key is a text already, such as one that a call has answered with. */
function ownText(locale: Locale, key: string, values: Record<string, string | number>): string {
  return deskTranslators[locale](key as DeskKey, values) || key;
}

/** The language of the desk, and its texts by key. */
export function useDeskTexts(): {
  locale: Locale;
  t: (key: DeskKey, values?: Record<string, string | number>) => string;
} {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  return { locale: locale as Locale, t: (key, values) => translate(key, values) };
}

/** The language that was chosen here last, else the browser's, else Russian. */
function startLocale(): Locale {
  const kept = localStorage.getItem('desk.locale') ?? '';
  const wished = [kept, ...navigator.languages.map((language) => language.slice(0, 2).replace('uk', 'ua'))];
  return wished.find((word): word is Locale => (LOCALES as readonly string[]).includes(word)) ?? 'ru';
}
