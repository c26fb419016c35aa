import { deselectScripts, swapHeadElements } from 'astro/virtual-modules/transitions-swap-functions.js';
import { type ResultsInWindow, takeFarCards } from './far-cards.ts';

const ISLAND = '.filters > astro-island';

/** Tells for which path the filters are (`Filters.astro`). */
const PERSISTED = 'data-astro-transition-persist';

/**
 * Shows another list of the same path in place of this one. The header, the filters and the footer stay: on a slow phone
 * the browser needs most of its time to lay them out again (decision 696).
 * @param next a page with the filters of the same path.
 * @param old what was seen of the present list. @returns whether the page is shown.
 */
export function swapList(next: Document, old: ResultsInWindow): boolean {
  const island = document.querySelector(ISLAND);
  const nextIsland = next.querySelector(ISLAND);
  if (!island || island.getAttribute(PERSISTED) !== nextIsland?.getAttribute(PERSISTED)) return false;
  const showFarCards = takeFarCards(next, old);
  deselectScripts(next);
  swapHeadElements(next);
  replaceAround(island, nextIsland);
  // As Astro does with an island that stays: it takes over the new properties.
  island.setAttribute('ssr', '');
  island.setAttribute('props', nextIsland.getAttribute('props') ?? '');
  copyLanguageLinks(next);
  showFarCards().catch(reportError);
  return true;
}

/** Replaces everything in `main` but an element and what contains it. It is not moved, so it keeps its layout. */
function replaceAround(kept: Element, next: Element): void {
  const [parent, nextParent] = [kept.parentElement, next.parentElement];
  if (!parent || !nextParent || kept.matches('main')) return;
  for (const other of [...parent.childNodes]) if (other !== kept) other.remove();
  const others = [...nextParent.childNodes];
  const place = others.findIndex((node) => node === next);
  kept.before(...others.slice(0, place));
  kept.after(...others.slice(place + 1));
  replaceAround(parent, nextParent);
}

/** The header and the footer link to this page in the other languages. */
function copyLanguageLinks(next: Document): void {
  const links = next.querySelectorAll('a[data-locale]');
  for (const [place, link] of document.querySelectorAll('a[data-locale]').entries()) {
    link.setAttribute('href', links[place]?.getAttribute('href') ?? '');
  }
}
