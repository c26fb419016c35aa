import { parseSaved, type SavedItem } from '#src/stores/saved-items.ts';

/**
 * Maximum number of carried items of a list: a link made by somebody else cannot fill the storage, and an address of
 * thousands of viewed items would be longer than browsers take.
 */
const MAX_ITEMS = 200;

/** Writes the lists for a fragment. */
export function writeCarried(lists: readonly (readonly SavedItem[])[]): string {
  return JSON.stringify(lists.map((list) => list.slice(-MAX_ITEMS)));
}

/** Reads the lists of a fragment. Anything that is not a list of items is left out. */
export function readCarried(fragment: string): (readonly SavedItem[])[] {
  try {
    const lists: unknown = JSON.parse(decodeURIComponent(fragment));
    if (!Array.isArray(lists)) return [];
    return lists.map((list) => (parseSaved(JSON.stringify(list)) ?? []).slice(-MAX_ITEMS));
  } catch {
    return [];
  }
}

/** The items of this host and the carried ones, each once, the oldest first. */
export function mergeCarried(own: readonly SavedItem[], carried: readonly SavedItem[]): readonly SavedItem[] {
  const known = new Set(own.map(({ url }) => url));
  const all = [...own, ...carried.filter(({ url }) => !known.has(url))];
  return all.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}
