import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';
import { type SavedItem, type SavedList, savedParameters } from '#src/stores/saved-items.ts';
import { $saved, clearSaved, followSavedLists } from '#src/stores/saved-lists.ts';
import { fetchSaved, inOrder } from '#src/ui/items/saved-fragment.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { shownItems } from './shown-items.ts';

let loading: AbortController | undefined;

/** The items that the page was last loaded with. */
let requested: readonly SavedItem[] = [];

followSavedLists();
onEveryPage(() => void showOwnList());
document.addEventListener('astro:before-swap', () => loading?.abort());

onClick('[data-saved-again]', () => void showOwnList());
onClick<HTMLButtonElement>('[data-saved-clear]', ({ dataset }) => {
  clearSaved(shownList(), dataset.savedClear as CatalogType);
  void showOwnList();
});

// An item removed from the comparison disappears at once. In the favourites it stays until the next visit, so that a
// click by mistake can be undone.
$saved.comparison.listen(() => {
  if (shownList() === 'comparison') void showOwnList();
});

onClick('[data-saved-missing]', async () => {
  const { removeMissing } = await listActions();
  removeMissing(shownList(), requested);
  void showOwnList();
});

onClick<HTMLButtonElement>('[data-saved-copy]', async (button) => {
  const list = shownList();
  const address = location.origin + addressOf(shownItems(list, $saved[list].get()));
  const { copyAddress } = await listActions();
  await copyAddress(button, address);
});

/** Loads what few visitors do with their list. */
const listActions = () => import('./list-actions.ts');

/** The address of the page with its items. */
function addressOf(items: readonly SavedItem[]): string {
  return location.pathname + canonicalSearch(savedParameters(items));
}

function pageOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-saved-page]');
}

/** The list of the page. Undefined on other pages, which have none of the buttons. */
function shownList(): SavedList {
  return pageOf()?.dataset.savedPage as SavedList;
}

/** Loads the visitor's own list into the page, unless its address already contains items. */
async function showOwnList(): Promise<void> {
  loading?.abort();
  const page = pageOf();
  const result = page?.querySelector('[data-saved-result]');
  if (!page || !result || page.hasAttribute('data-shared')) return;
  const list = shownList();
  const saved = $saved[list].get();
  const items = shownItems(list, saved);
  for (const one of document.querySelectorAll('[data-saved-address],[data-late-scripts]')) one.remove();
  if (items.length === 0) {
    const refocus = keepFocus(page, result);
    result.replaceChildren();
    sayShown(page, 0, 0, '');
    show(page, 'empty');
    return refocus();
  }
  show(page, result.childElementCount > 0 ? 'shown' : 'loading');
  result.setAttribute('aria-busy', 'true');
  loading = new AbortController();
  const { signal } = loading;
  try {
    const fresh = await fetchSaved(addressOf(items), signal);
    requested = items;
    for (const grid of fresh.querySelectorAll('ul')) grid.append(...inOrder([...grid.children], items));
    // "Differences only" of a comparison.
    fresh.querySelector('input')?.toggleAttribute('checked', !!result.querySelector(':checked'));
    const refocus = keepFocus(page, result);
    result.replaceChildren(...fresh.childNodes);
    show(page, 'shown');
    sayShown(page, items.length, saved.length, fresh.getAttribute('data-count') ?? '');
    document.dispatchEvent(new Event('cards:shown'));
    refocus();
  } catch (error) {
    if (signal.aborted) return;
    reportError(error);
    show(page, 'failed');
  }
}

/** Says how many of the items are shown, or, if all are, to screen readers alone how many there are (decision 616). */
function sayShown(page: HTMLElement, shown: number, all: number, count: string): void {
  const line = page.querySelector<HTMLElement>('[data-saved-shown]');
  if (!line) return;
  const words = shown < all ? (line.dataset.savedShown ?? '') : count;
  line.classList.toggle('visually-hidden', shown === all);
  line.textContent = words.replace('{{shown}}', String(shown)).replace('{{all}}', String(all));
}

/**
 * Remembers which control of the list has the focus, before the list is replaced (decision 653).
 * @returns moves the focus to the button at its place, after "Clear" to the next heading, or else to that of the page.
 */
function keepFocus(page: HTMLElement, result: Element): () => void {
  const held = document.activeElement;
  if (!held || !result.contains(held)) return () => undefined;
  const kind = held.matches('[data-saved-clear]') ? 'h2' : '[data-save=comparison]';
  const all = () => [...result.querySelectorAll<HTMLElement>(kind)];
  const place = all().findIndex((one) => one.parentElement?.contains(held));
  return () => {
    const next = all()[Math.min(place, all().length - 1)] ?? page.querySelector('h1');
    if (next?.localName !== 'button') next?.setAttribute('tabindex', '-1');
    next?.focus();
  };
}

/** Shows what belongs to a state of the page. */
function show(page: HTMLElement, state: 'loading' | 'shown' | 'empty' | 'failed'): void {
  page.querySelector('[data-saved-result]')?.setAttribute('aria-busy', String(state === 'loading'));
  for (const element of page.querySelectorAll<HTMLElement>('[data-saved-state]')) {
    element.hidden = element.dataset.savedState !== state;
  }
}
