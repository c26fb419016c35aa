import { type SavedItem, type SavedList, savedItemOf } from '#src/stores/saved-items.ts';
import { putSaved, storedItems } from '#src/stores/saved-lists.ts';

/**
 * Removes from a list what the shop no longer has: items without a link in the shown list.
 * @param requested the items that the page asked for.
 */
export function removeMissing(list: SavedList, requested: readonly SavedItem[]): void {
  const links = document.querySelectorAll('[data-saved-result] a');
  const there = new Set(Array.from(links, (link) => savedItemOf(link.getAttribute('href') ?? '')?.url));
  const missing = new Set(requested.map(({ url }) => url).filter((url) => !there.has(url)));
  putSaved(list, storedItems(list)?.filter(({ url }) => !missing.has(url)) ?? []);
}
