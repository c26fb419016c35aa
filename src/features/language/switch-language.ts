import { writeCookie } from '#src/cookies/cookies.ts';
import { SAVED_LISTS } from '#src/stores/saved-items.ts';
import { putSaved, storedItems } from '#src/stores/saved-lists.ts';
import { storedToken } from '#src/stores/stored-token.ts';
import { CARRIED, LANGUAGE_COOKIE } from './language-keys.ts';
import { mergeCarried, readCarried, writeCarried } from './merge-carried.ts';
import { searchWithoutPage } from './search-without-page.ts';

/**
 * Follows a link to a language: remembers the choice (§3), and carries the lists of a guest to the other host
 * (decision 75).
 */
export function switchLanguage(link: HTMLAnchorElement): void {
  writeCookie(LANGUAGE_COOKIE, link.dataset.locale ?? '');
  const target = new URL(link.href);
  // Links of prerendered pages have no query string.
  if (!target.search && target.pathname === location.pathname && !document.querySelector('[data-list]')) {
    target.search = searchWithoutPage(location);
  }
  // Those of an account are there after a login.
  const lists = storedToken() === null ? SAVED_LISTS.map((list) => storedItems(list) ?? []) : [];
  if (target.host !== location.host && lists.flat().length > 0) target.hash = CARRIED + writeCarried(lists);
  location.assign(target);
}

/** Merges the lists that a link of the language switcher has brought, and removes them from the address. */
export function takeCarriedLists(): void {
  const carried = readCarried(location.hash.slice(CARRIED.length));
  SAVED_LISTS.forEach((list, place) => {
    putSaved(list, mergeCarried(storedItems(list) ?? [], carried[place] ?? []));
  });
  history.replaceState(history.state, '', location.pathname + location.search);
}
