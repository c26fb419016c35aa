import type { SavedItem, SavedList } from '#src/stores/saved-items.ts';

/**
 * Maximum number of items shown of each list: favourites of one call (`MOST_BY_NAME`, whose module is not for browsers), columns that can still be compared, and the last
 * 20 viewed (decision 43).
 */
export const MOST_SHOWN: Record<SavedList, number> = { favorite: 100, comparison: 12, viewed: 20 };

/** The items of a list that its page shows: the latest, the last added first. */
export function shownItems(list: SavedList, items: readonly SavedItem[]): SavedItem[] {
  return items.slice(-MOST_SHOWN[list]).reverse();
}
