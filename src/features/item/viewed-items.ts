import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';
import { SAVED_PATHS, savedParameters, type SavedItem } from '#src/stores/saved-items.ts';
import { fetchSaved, inOrder } from '#src/ui/items/saved-fragment.ts';

/** Loads and shows the cards; hides the section when none of the items exists any more or the request fails. */
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
