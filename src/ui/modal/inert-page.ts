import { divideElements } from './divide-elements.ts';

/** Most elements of a part. A slow phone restyles that many in about 30 ms. */
const MAX_ELEMENTS = 250;

/** Milliseconds after which a task ends, so that the browser can do other work. */
const TASK_MS = 30;

/** Elements that are inert because of the sheet. */
const inertElements = new Set<Element>();

/** Number of the latest call. An earlier call that is still running stops. */
let latest = 0;

/**
 * Makes the page inert. That restyles every element, which takes a quarter of a second on a slow phone. So it is done
 * in parts, each in its own task (decision 611). Dialogs stay active.
 * @param kept element that stays active, with its ancestors.
 * @returns resolves when it is done, or was stopped by a later call.
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
 * Makes the page active again, also in parts.
 * @param first element that must be focusable when the call returns; the parts follow.
 */
export function makePageActive(first?: Element | null): Promise<void> {
  first?.closest('[inert]')?.removeAttribute('inert');
  const parts = [...inertElements].map((element) => [element]);
  return inParts(parts, (element) => {
    inertElements.delete(element);
    element.removeAttribute('inert');
  });
}

/** Calls `act` for each element of the parts, in several tasks. */
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
    // Restyle this part now. Otherwise the next frame would restyle several parts at once.
    void (part[0] && getComputedStyle(part[0]).visibility);
  }
}
