import { atom, type WritableAtom } from 'nanostores';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import {
  added,
  parseSaved,
  readSaved,
  SAVED_LISTS,
  type SavedItem,
  type SavedList,
  toggled,
  without,
} from './saved-items.ts';

/** What the visitor keeps, the oldest first. Browser only; other tabs learn of it by the storage. */
export const $saved = {
  favorite: atom<readonly SavedItem[]>([]),
  comparison: atom<readonly SavedItem[]>([]),
  viewed: atom<readonly SavedItem[]>([]),
} satisfies Record<SavedList, WritableAtom<readonly SavedItem[]>>;

/** How often the account has been sent what was done to the lists here; 0 for not yet. Browser only. */
export const $timesTold = atom(0);

let following = false;

/** Reads the lists out of the local storage, now and whenever another tab or a page come back changes them. */
export function followSavedLists(): void {
  if (following) return;
  following = true;
  const read = () => SAVED_LISTS.forEach((list) => $saved[list].set(readSaved(stored(list))));
  read();
  window.addEventListener('storage', read);
  window.addEventListener('pageshow', ({ persisted }) => persisted && read());
}

/** Adds an item to favourites or the comparison, or takes it out (§4). */
export function toggleSaved(list: 'favorite' | 'comparison', item: SavedItem): void {
  keep(list, (items) => toggled(items, { ...item, at: Date.now() }));
}

/** Remembers that an item was seen (§4). */
export function addViewed(item: SavedItem): void {
  keep('viewed', (items) => added(items, { ...item, at: Date.now() }));
}

/** Takes all items of a kind out of a list (§4). */
export function clearSaved(list: SavedList, catalogType: CatalogType): void {
  keep(list, (items) => without(items, catalogType));
}

/** What the storage holds of a list now, whichever tab has put it there; undefined for nothing, or no list. */
export function storedItems(list: SavedList): readonly SavedItem[] | undefined {
  return parseSaved(stored(list));
}

/** Puts a list in place of the one that is there; an equal one is left, so that nobody is notified of nothing. */
export function putSaved(list: SavedList, items: readonly SavedItem[]): void {
  if (JSON.stringify(items) !== JSON.stringify(storedItems(list))) keep(list, () => items);
}

/** Changes what is stored, not what was read once: another tab may have changed it since. */
function keep(list: SavedList, change: (items: readonly SavedItem[]) => readonly SavedItem[]): void {
  const items = change(readSaved(stored(list)));
  $saved[list].set(items);
  try {
    localStorage.setItem(list, JSON.stringify(items));
  } catch (error) {
    // A full or forbidden storage: the list lasts as long as the page.
    reportError(error);
  }
}

function stored(list: SavedList): string | null {
  try {
    return localStorage.getItem(list);
  } catch {
    return JSON.stringify($saved[list].get());
  }
}
