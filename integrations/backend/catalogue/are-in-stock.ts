import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { ABSENT, type ListIndex } from '../column-index/list-index.ts';

/** Whether all of these items are in stock: each is on a list that is not an archive. */
export function areInStock(
  lists: ReadonlyMap<string, Pick<ListIndex, 'ids' | 'absent' | 'size'>>,
  ids: readonly number[],
): boolean {
  const missing = new Set(ids);
  for (const [word, { ids: listed, absent, size }] of lists) {
    if (LISTS.get(word)?.stock === 'archive') continue;
    for (let row = 0; row < size && missing.size > 0; row += 1) {
      if (absent[row] !== ABSENT) missing.delete(listed[row] ?? 0);
    }
  }
  return missing.size === 0;
}
