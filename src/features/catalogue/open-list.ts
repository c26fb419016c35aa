import {
  navigate,
  type TransitionBeforePreparationEvent,
  type TransitionBeforeSwapEvent,
} from 'astro:transitions/client';
import { whileLoading } from '#src/stores/catalogue-filters.ts';
import { nextPicture } from '#src/ui/next-picture.ts';
import { measureResults } from './far-cards.ts';
import { completeProps } from './group-of-page.ts';
import { swapList } from './swap-list.ts';

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
  awaited = address;
  try {
    await whileLoading(() => showList(address));
  } finally {
    if (awaited === address) awaited = undefined;
  }
}

/** Asks for the page after the choice is painted. Its work is spread over several tasks (decision 696). */
async function showList(address: string): Promise<void> {
  await nextPicture();
  const top = window.scrollY;
  const old = measureResults();
  const held = new AbortController();
  const { signal } = held;
  const completeWhenLoaded = (event: TransitionBeforePreparationEvent) => {
    const { loader } = event;
    event.loader = async () => {
      await loader();
      completeProps(event.newDocument);
    };
  };
  const swapInPlace = (event: TransitionBeforeSwapEvent) => {
    const { newDocument, swap, viewTransition } = event;
    viewTransition.skipTransition();
    event.swap = () => swapList(newDocument, old) || swap();
  };
  const showAgain = () => {
    window.scrollTo({ top, behavior: 'instant' });
    const results = document.getElementById('results');
    if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ behavior: 'instant' });
  };
  document.addEventListener('astro:before-preparation', completeWhenLoaded, { signal });
  document.addEventListener('astro:before-swap', swapInPlace, { signal });
  // In the frame that shows the list: asking for a position lays the page out, which is a task of its own (decision 683).
  document.addEventListener('astro:after-swap', () => requestAnimationFrame(showAgain), { signal });
  try {
    await navigate(address, { history: 'push' });
  } finally {
    held.abort();
  }
}
