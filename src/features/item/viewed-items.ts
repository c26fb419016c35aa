import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';
import { SAVED_PATHS, savedParameters, type SavedItem } from '#src/stores/saved-items.ts';
import { fetchSaved, inOrder } from '#src/ui/items/saved-fragment.ts';

/** Shows cards of items in their place; hides the place when none of them exists any more or they are not available. */
export async function showViewed(place: Element, shown: readonly SavedItem[]): Promise<void> {
  const section = place.querySelector('section');
  const items = place.querySelector('[data-viewed-items]');
  if (!section || !items) return;
  try {
    const fresh = await fetchSaved(SAVED_PATHS.viewed + canonicalSearch(savedParameters(shown)));
    const grids = [...fresh.querySelectorAll('ul')];
    const [frame] = grids.map(({ parentElement }) => parentElement);
    const cards = inOrder(
      grids.flatMap((grid) => [...grid.children]),
      shown,
    );
    section.hidden = !frame || cards.length === 0;
    if (!frame || section.hidden) return;
    grids[0]?.replaceChildren(...cards);
    items.replaceChildren(frame);
    document.dispatchEvent(new Event('cards:shown'));
  } catch (error) {
    section.hidden = true;
    throw error;
  }
}
