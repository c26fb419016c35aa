import { nextPicture } from '#src/ui/next-picture.ts';

/** Cards that are added in one task. */
const CARDS_AT_ONCE = 4;

const RESULTS = '#results';
const FRAME = `${RESULTS} .frame`;

/** How much of the results is above the lower end of the window, and how high all of them are, pixels. */
export interface ResultsInWindow {
  cards: number;
  height: number;
}

/** Asks for positions, which is cheap right after a picture (decision 683). */
export function measureResults(): ResultsInWindow {
  const top = document.querySelector(RESULTS)?.getBoundingClientRect().top ?? 0;
  // A list that begins above the window will be shown from its beginning.
  const end = innerHeight + Math.min(0, top);
  const frame = document.querySelector<HTMLElement>(FRAME);
  const cards = [...(frame?.querySelectorAll('li') ?? [])];
  return {
    cards: cards.filter((card) => card.getBoundingClientRect().top < end).length,
    height: frame?.offsetHeight ?? 0,
  };
}

/**
 * Takes the cards out of a new list that would be below the window. The page keeps its height meanwhile, and with it the
 * position of the window.
 * @returns brings them back, some with each picture; to be called when the new list is shown.
 */
export function takeFarCards(next: Document, { cards, height }: ResultsInWindow): () => Promise<void> {
  const frame = next.querySelector<HTMLElement>(FRAME);
  const grid = frame?.querySelector('ul');
  const far = [...(grid?.children ?? [])].slice(cards);
  if (!frame || !grid || far.length === 0) return () => Promise.resolve();
  for (const card of far) card.remove();
  frame.style.minBlockSize = `${height}px`;
  return async () => {
    while (far.length > 0) {
      await nextPicture();
      grid.append(...far.splice(0, CARDS_AT_ONCE));
      document.dispatchEvent(new Event('cards:shown'));
    }
    frame.style.removeProperty('min-block-size');
  };
}
