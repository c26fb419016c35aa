import { LOCALES, LANGUAGES } from '@tourbillon/domain/i18n/languages.ts';
import { readCookie, writeCookie } from '#src/cookies/cookies.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { SAVED_LISTS } from '#src/stores/saved-items.ts';
import { $saved } from '#src/stores/saved-lists.ts';
import { CARRIED } from './carried.ts';
import { LANGUAGE_COOKIE, suggestedLocale } from './suggested-locale.ts';

const current = LOCALES.find((locale) => LANGUAGES[locale].lang === document.documentElement.lang);

/** Whether the visitor came from one of our other hosts (the hosts in the language switcher). */
const fromOurs = [...document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')].some(
  (link) => document.referrer.startsWith(`${link.origin}/`) && link.origin !== location.origin,
);

onEveryPage(() => {
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
});

onClick<HTMLAnchorElement>('a[data-locale]', (link) => {
  writeCookie(LANGUAGE_COOKIE, link.dataset.locale ?? '');
  // Links of prerendered pages have no query string.
  if (!link.search && !location.search.includes('page=')) link.search = location.search;
  if (link.host !== location.host)
    link.hash = CARRIED + JSON.stringify(SAVED_LISTS.map((list) => $saved[list].get()));
});

if (location.hash.startsWith(`#${CARRIED}[`)) void import('./carried-lists.ts').catch(reportError);
