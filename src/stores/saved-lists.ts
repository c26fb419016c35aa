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

/** The visitor's saved lists, oldest first. Browser only. Other tabs follow by storage events. */
export const $saved = {
  favorite: atom<readonly SavedItem[]>([]),
  comparison: atom<readonly SavedItem[]>([]),
  viewed: atom<readonly SavedItem[]>([]),
} satisfies Record<SavedList, WritableAtom<readonly SavedItem[]>>;

/** How many times local changes have been sent to the account. Browser only. */
export const $accountSyncs = atom(0);

/** Lists whose last change could not be stored. They last as long as the page. */
const unstored = new Set<SavedList>();

let following = false;

/** Reads the lists from local storage, now, after a change in another tab, and after a return to the page. */
export function followSavedLists(): void {
  if (following) return;
  following = true;
  read();
  window.addEventListener('storage', read);
  window.addEventListener('pageshow', ({ persisted }) => persisted && read());
}

/** An equal list is not set, so that listeners are not notified without a change. */
function read(): void {
  for (const list of SAVED_LISTS) {
    const items = readSaved(stored(list));
    if (JSON.stringify(items) !== JSON.stringify($saved[list].get())) $saved[list].set(items);
  }
}

/** Adds an item to favourites or the comparison, or removes it (§4). */
export function toggleSaved(list: 'favorite' | 'comparison', item: SavedItem): void {
  keep(list, (items) => toggled(items, { ...item, at: Date.now() }));
}

/** Adds an item to the viewed items (§4). */
export function addViewed(item: SavedItem): void {
  keep('viewed', (items) => added(items, { ...item, at: Date.now() }));
}

/** Removes all items of a kind from a list (§4). */
export function clearSaved(list: SavedList, catalogType: CatalogType): void {
  keep(list, (items) => without(items, catalogType));
}

/** The stored items of a list now, even if another tab has stored them. Undefined for none or invalid data. */
export function storedItems(list: SavedList): readonly SavedItem[] | undefined {
  return parseSaved(stored(list));
}

/** Replaces a list. An equal list is not written, so that listeners are not notified without a change. */
export function putSaved(list: SavedList, items: readonly SavedItem[]): void {
  if (JSON.stringify(items) !== JSON.stringify(storedItems(list))) keep(list, () => items);
}

/** Changes the stored list and not the one in memory, because another tab may have changed it. */
function keep(list: SavedList, change: (items: readonly SavedItem[]) => readonly SavedItem[]): void {
  const items = change(readSaved(stored(list)));
  $saved[list].set(items);
  try {
    localStorage.setItem(list, JSON.stringify(items));
    unstored.delete(list);
  } catch (error) {
    // The storage is full or blocked.
    unstored.add(list);
    reportError(error);
  }
}

function stored(list: SavedList): string | null {
  try {
    if (!unstored.has(list)) return localStorage.getItem(list);
  } catch {
    // The storage is blocked.
  }
  return JSON.stringify($saved[list].get());
}
