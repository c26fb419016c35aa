import { readCookie, writeCookie } from '#src/cookies/cookies.ts';
import { LANGUAGE_COOKIE } from './language-keys.ts';
import { suggestedLanguage } from './suggested-language.ts';

/** The languages of the switcher. */
const choices = [...document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')];

/** Whether the visitor came from another of our hosts. */
const fromOurs = choices.some(
  (link) => document.referrer.startsWith(`${link.origin}/`) && link.origin !== location.origin,
);

/** Shows at most one of the suggestions of other languages on the root page (decision 24). */
export function suggestLanguage(): void {
  const suggestions = [...document.querySelectorAll<HTMLElement>('[data-suggested-locale]')];
  const current = choices.find((link) => link.ariaCurrent)?.dataset.locale;
  if (!current) return;
  const remember = () => writeCookie(LANGUAGE_COOKIE, current);
  if (fromOurs) remember();
  const suggested = suggestedLanguage({
    current: document.documentElement.lang,
    offered: suggestions.map(({ lang }) => lang),
    cookie: readCookie(LANGUAGE_COOKIE),
    languages: navigator.languages,
    fromOurs,
  });
  for (const suggestion of suggestions) {
    suggestion.hidden = suggestion.lang !== suggested;
    suggestion.querySelector('[data-stay]')?.addEventListener('click', () => {
      remember();
      suggestion.hidden = true;
    });
  }
}
