import { LOCALES, LANGUAGES } from '@tourbillon/domain/i18n/languages.ts';
import { readCookie, writeCookie } from '#src/cookies/cookies.ts';
import { LANGUAGE_COOKIE, suggestedLocale } from './suggested-locale.ts';

const current = LOCALES.find((locale) => LANGUAGES[locale].lang === document.documentElement.lang);

/** Whether the visitor came from one of our other hosts (the hosts in the language switcher). */
const fromOurs = [...document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')].some(
  (link) => document.referrer.startsWith(`${link.origin}/`) && link.origin !== location.origin,
);

/** Shows at most one of the suggestions of other languages on the root page (decision 24). */
export function suggestLanguage(): void {
  const suggestions = document.querySelectorAll<HTMLElement>('[data-suggested-locale]');
  if (!current || suggestions.length === 0) return;
  if (fromOurs) writeCookie(LANGUAGE_COOKIE, current);
  const cookie = readCookie(LANGUAGE_COOKIE);
  const named = new Set([...suggestions].map(({ dataset }) => dataset.suggestedLocale));
  const offered = LOCALES.filter((locale) => named.has(locale));
  const suggested = suggestedLocale({ current, offered, cookie, languages: navigator.languages, fromOurs });
  for (const suggestion of suggestions) {
    suggestion.hidden = suggestion.dataset.suggestedLocale !== suggested;
    suggestion.querySelector('[data-stay]')?.addEventListener('click', () => {
      writeCookie(LANGUAGE_COOKIE, current);
      suggestion.hidden = true;
    });
  }
}
