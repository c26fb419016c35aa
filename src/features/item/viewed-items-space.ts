import { savedItemOf, type SavedItem } from '#src/stores/saved-items.ts';
import { $saved, followSavedLists } from '#src/stores/saved-lists.ts';

/** The most that is shown. */
const SHOWN = 8;

/** A line of a card's text more than its neighbours have, pixels. */
const SPARE_LINE = 24;

/** The items seen before the one on the page, the latest first. */
export function viewedBefore(): SavedItem[] {
  followSavedLists();
  const here = savedItemOf(location.pathname)?.url;
  const seen = $saved.viewed.get().filter(({ url }) => url !== here);
  return seen.slice(-SHOWN).reverse();
}

/**
 * Shows the heading and holds the room of the cards that will come, so that nothing below moves when they do. Rows
 * are as high as the highest card of the grid of similar items on the same page.
 */
export function keepRoom(place: Element, count: number): void {
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
