import { LAST_LIST } from '@tourbillon/domain/sections/last-list.ts';
import { placeOf, scrollKey } from '@tourbillon/domain/sections/list-scroll.ts';

/** The list to return to after the swap that is under way. */
let returning: string | undefined;

document.addEventListener('astro:before-preparation', ({ from, to }) => {
  returning = undefined;
  if (placeOf(from.pathname) === 'list' && placeOf(to.pathname) === 'item') {
    remember(scrollKey(address(from)), String(Math.round(window.scrollY)));
    remember(LAST_LIST, address(from));
  } else if (placeOf(from.pathname) === 'item' && placeOf(to.pathname) === 'list') {
    returning = address(to);
  }
});

// The list is in the document and has its full height, as pictures keep their place: no need to wait.
document.addEventListener('astro:after-swap', () => {
  const top = returning && sessionStorage.getItem(scrollKey(returning));
  returning = undefined;
  if (top) window.scrollTo({ top: Number(top), behavior: 'instant' });
});

function address({ pathname, search }: URL): string {
  return pathname + search;
}

/** A full or forbidden storage costs the visitor the position, nothing else. */
function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}
