import { LAST_LIST } from '@tourbillon/domain/sections/last-list.ts';
import { pageKindOf, scrollKey } from '@tourbillon/domain/sections/list-scroll.ts';

/** The list whose scroll position is restored after the current navigation. */
let returning: string | undefined;

document.addEventListener('astro:before-preparation', ({ from, to }) => {
  returning = undefined;
  if (pageKindOf(from.pathname) === 'list' && pageKindOf(to.pathname) === 'item') {
    remember(scrollKey(address(from)), String(Math.round(window.scrollY)));
    remember(LAST_LIST, address(from));
  } else if (pageKindOf(from.pathname) === 'item' && pageKindOf(to.pathname) === 'list') {
    returning = address(to);
  }
});

// The list already has its full height, because pictures reserve their space: no need to wait.
document.addEventListener('astro:after-swap', () => {
  const top = returning && remembered(scrollKey(returning));
  returning = undefined;
  if (top) window.scrollTo({ top: Number(top), behavior: 'instant' });
  // Show the link back to the list now: the script of the item page runs after the first paint and would move the page.
  const wayBack = remembered(LAST_LIST) && document.querySelector('[data-back-to-list]');
  if (wayBack) wayBack.removeAttribute('hidden');
});

function address({ pathname, search }: URL): string {
  return pathname + search;
}

/** Storage may be full or blocked; then only the scroll position and the link back to the list are lost. */
function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}

function remembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
