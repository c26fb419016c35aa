import type { Tag } from '@tourbillon/domain/sections/item-statuses.ts';

/** The tags to show beside an item's condition; the condition already says "new". */
export function tagsBesideCondition(tags: readonly Tag[]): Tag[] {
  return tags.filter((tag) => tag !== 'new');
}
