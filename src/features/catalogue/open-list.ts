import { navigate, type TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { whileLoading } from '#src/stores/catalogue-filters.ts';

let awaited: string | undefined;

/** Whether a list at another address is on its way: its own page will bring the state. */
export function isAwaitingOther(address: string): boolean {
  return awaited !== undefined && awaited !== address;
}

/**
 * Goes to a list at another address of the same path, as a step of the history. Only what is below the filters
 * changes, so the page neither moves nor fades.
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

/** Holds the scroll position and leaves out the page transition until aborted. */
function keepView(): AbortController {
  const top = window.scrollY;
  const held = new AbortController();
  const { signal } = held;
  const withoutFade = ({ viewTransition }: TransitionBeforeSwapEvent) => {
    // A skipped transition says so by rejecting this promise.
    viewTransition.ready.catch(() => undefined);
    viewTransition.skipTransition();
  };
  document.addEventListener('astro:before-swap', withoutFade, { signal });
  document.addEventListener('astro:after-swap', () => window.scrollTo({ top, behavior: 'instant' }), {
    signal,
  });
  return held;
}
