import { savedItemOf, type SavedItem } from '#src/stores/saved-items.ts';
import { $saved, followSavedLists } from '#src/stores/saved-lists.ts';

/** Maximum number of items. */
const MAX_ITEMS = 8;

/** Reserve for one more text line in a card than its neighbours have, pixels. */
const SPARE_LINE = 24;

/** Items viewed before the current one, the latest first. */
export function viewedBefore(): SavedItem[] {
  followSavedLists();
  const here = savedItemOf(location.pathname)?.url;
  const seen = $saved.viewed.get().filter(({ url }) => url !== here);
  return seen.slice(-MAX_ITEMS).reverse();
}

/**
 * Shows the heading and reserves space for the cards, so that nothing below moves when they load. The row height is
 * that of the tallest card in the grid of similar items on the same page.
 */
export function reserveSpace(place: Element, count: number): void {
  const section = place.querySelector('section');
  const items = place.querySelector<HTMLElement>('[data-viewed-items]');
  const grid = document.querySelector('[data-similar] ul');
  if (!section || !items) return;
  section.hidden = false;
  if (!grid) return;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const gap = parseFloat(rowGap) || 0;
  const rows = Math.ceil(count / gridTemplateColumns.split(' ').length);
  const height =
    Math.max(...[...grid.children].map((card) => (card as HTMLElement).offsetHeight)) + SPARE_LINE;
  items.style.minBlockSize = `${rows * height + (rows - 1) * gap}px`;
}
