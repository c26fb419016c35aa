import { navigate, type TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { whileLoading } from '#src/stores/catalogue-filters.ts';

let awaited: string | undefined;

/** Whether a navigation to another list is in progress; the new page then sets the state. */
export function isAwaitingOther(address: string): boolean {
  return awaited !== undefined && awaited !== address;
}

/**
 * Opens a list at another address of the same path, with a new history entry. Only the results change, so the page has
 * no transition and keeps its scroll position, or shows the start of the results when that is above the window.
 */
export async function openList(address: string): Promise<void> {
  if (awaited === undefined && address === location.pathname + location.search) return;
  const stay = keepView();
  awaited = address;
  try {
    await whileLoading(() => navigate(address, { history: 'push' }));
  } finally {
    stay.abort();
    if (awaited === address) awaited = undefined;
  }
}

/** Keeps the scroll position and skips the view transition until the controller aborts. */
function keepView(): AbortController {
  const top = window.scrollY;
  const held = new AbortController();
  const { signal } = held;
  const withoutFade = ({ viewTransition }: TransitionBeforeSwapEvent) => viewTransition.skipTransition();
  document.addEventListener('astro:before-swap', withoutFade, { signal });
  const showAgain = () => {
    window.scrollTo({ top, behavior: 'instant' });
    const results = document.getElementById('results');
    if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ behavior: 'instant' });
  };
  // In the frame that shows the list: asking for a position lays the page out, which is a task of its own (decision 683).
  document.addEventListener('astro:after-swap', () => requestAnimationFrame(showAgain), { signal });
  return held;
}
