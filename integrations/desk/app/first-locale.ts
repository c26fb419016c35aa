import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Where react-admin stores the language that the person chose (`localStorageStore` in `Desk.tsx`). */
const CHOSEN = 'RaStoredesk.locale';

/** The language at the start: the one chosen in this browser, else the browser's, else Russian. */
export function firstLocale(): Locale {
  const browser = navigator.languages.map((language) => language.slice(0, 2).replace('uk', 'ua'));
  return [storedLocale(), ...browser].find(isLocale) ?? 'ru';
}

function storedLocale(): unknown {
  try {
    return JSON.parse(localStorage.getItem(CHOSEN) ?? 'null');
  } catch {
    // Blocked storage, or damaged by another program.
    return undefined;
  }
}

function isLocale(word: unknown): word is Locale {
  return LOCALES.some((locale) => locale === word);
}
