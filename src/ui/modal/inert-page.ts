import { divideElements } from './divide-elements.ts';

/** Elements of a part at most. A slow phone restyles as many in about 30 ms. */
const MAX_ELEMENTS = 250;

/** After this time a task leaves the browser to others, milliseconds. */
const TASK_MS = 30;

/** What is inert because of the sheet. */
const inertElements = new Set<Element>();

/** Number of the last call: an earlier one that is still at work gives up. */
let latest = 0;

/**
 * Makes the page inert. That changes the style of every element, which takes a slow phone a quarter of a second; so it
 * is done in parts, each restyled in a task of its own (decision 611). Dialogs stay as they are.
 * @param kept element that stays as it is, with all around it.
 * @returns when it is done, or given up because the page is released or held for another.
 */
export function makePageInert(kept: Element | null): Promise<void> {
  const sizeOf = (element: Element): number => {
    if (element instanceof HTMLDialogElement || element === kept || element.hasAttribute('inert')) return 0;
    if (element.contains(kept) || element.querySelector('dialog')) return Infinity;
    return element.getElementsByTagName('*').length + 1;
  };
  return inParts(divideElements<Element>(document.body, MAX_ELEMENTS, sizeOf), (element) => {
    inertElements.add(element);
    element.setAttribute('inert', '');
  });
}

/**
 * Ends it, in parts as well.
 * @param first element that can be focused when the call returns, before the parts that come later.
 */
export function makePageActive(first?: Element | null): Promise<void> {
  first?.closest('[inert]')?.removeAttribute('inert');
  const parts = [...inertElements].map((element) => [element]);
  return inParts(parts, (element) => {
    inertElements.delete(element);
    element.removeAttribute('inert');
  });
}

/** Does something to each element of some parts, in several tasks. */
async function inParts(parts: Element[][], act: (element: Element) => void): Promise<void> {
  const call = ++latest;
  let start = performance.now();
  for (const part of parts) {
    if (performance.now() - start > TASK_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      if (call !== latest) return;
      start = performance.now();
    }
    part.forEach(act);
    // Restyles here and not with the next picture, which would restyle several parts at once.
    void (part[0] && getComputedStyle(part[0]).visibility);
  }
}
