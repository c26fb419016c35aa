import { CATALOG_TYPES, type CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { SAVED_LISTS, type SavedList } from '@tourbillon/domain/sections/saved-lists.ts';

export { SAVED_LISTS, type SavedList };

/** Paths of the pages of the lists (§2). */
export const SAVED_PATHS: Record<SavedList, string> = {
  favorite: '/favorites/',
  comparison: '/comparison/',
  viewed: '/viewed/',
};

/** An item of such a list (§3): urls are unique across sections (decision 42). */
export interface SavedItem {
  url: string;
  catalogType: CatalogType;
  /** When the visitor added it, milliseconds. An account sorts new items by this (decision 73). */
  at?: number;
}

/** Reads stored items, oldest first. Invalid data is discarded (§4). */
export function readSaved(text: string | null): readonly SavedItem[] {
  return parseSaved(text) ?? [];
}

/** Parses stored items. Undefined for invalid data, which is not the same as an empty list. */
export function parseSaved(text: string | null): readonly SavedItem[] | undefined {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(saved) && saved.every(isSavedItem) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Adds an item, or removes the one with the same url (§4). */
export function toggled(items: readonly SavedItem[], item: SavedItem): readonly SavedItem[] {
  const others = items.filter(({ url }) => url !== item.url);
  return others.length < items.length ? others : [...items, item];
}

/** Adds an item without duplicates: an item that is seen again becomes the latest (§4, viewed). */
export function added(items: readonly SavedItem[], item: SavedItem): readonly SavedItem[] {
  return [...items.filter(({ url }) => url !== item.url), item];
}

/** Removes all items of one kind (§4, clearing). */
export function without(items: readonly SavedItem[], catalogType: CatalogType): readonly SavedItem[] {
  return items.filter((item) => item.catalogType !== catalogType);
}

/** Query parameters for a page that shows the items: `clock=a&clock=b&jewelry=c`. */
export function savedParameters(items: readonly SavedItem[]): Record<string, string[]> {
  return Object.fromEntries(
    CATALOG_TYPES.map((type) => [
      type,
      items.filter(({ catalogType }) => catalogType === type).map(({ url }) => url),
    ]),
  );
}

/** The item of a page path, `/clock/rolex-1/`. */
export function savedItemOf(path: string): SavedItem | undefined {
  const [, type = '', url = '', rest] = path.split('/');
  const item = { url, catalogType: type };
  return rest === '' && isSavedItem(item) ? item : undefined;
}

function isSavedItem(value: unknown): value is SavedItem {
  const { url, catalogType } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    /^[a-z0-9][a-z0-9._-]{0,159}$/i.test(url) &&
    (CATALOG_TYPES as readonly unknown[]).includes(catalogType)
  );
}
