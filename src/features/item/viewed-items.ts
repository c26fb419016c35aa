import { canonicalSearch } from '#src/sections/parameters.ts';
import { SAVED_PATHS, savedItemOf, savedParameters } from '#src/stores/saved-items.ts';
import { $saved, followSavedLists } from '#src/stores/saved-lists.ts';
import { fetchSaved, inOrder } from '#src/ui/items/saved-fragment.ts';

/** The most that is shown. */
const SHOWN = 8;

/** Shows the items seen last, the latest first, without the one on the page; nothing when there are none. */
export async function showViewed(place: Element): Promise<void> {
  const section = place.querySelector('section');
  const items = place.querySelector('[data-viewed-items]');
  followSavedLists();
  const here = savedItemOf(location.pathname)?.url;
  const seen = $saved.viewed.get().filter(({ url }) => url !== here);
  const shown = seen.slice(-SHOWN).reverse();
  if (!section || !items || shown.length === 0) return;
  const fresh = await fetchSaved(SAVED_PATHS.viewed + canonicalSearch(savedParameters(shown)));
  const grids = [...fresh.querySelectorAll('ul')];
  const [frame] = grids.map(({ parentElement }) => parentElement);
  const cards = inOrder(
    grids.flatMap((grid) => [...grid.children]),
    shown,
  );
  if (!frame || cards.length === 0) return;
  grids[0]?.replaceChildren(...cards);
  items.replaceChildren(frame);
  section.hidden = false;
  document.dispatchEvent(new Event('cards:shown'));
}
