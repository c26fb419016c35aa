import type { RefObject } from 'react';

/** Focuses the first button of an element after the next rendering, because what has the focus is removed. */
export function focusButtonOf(place: RefObject<Element | null>): void {
  requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
}

/**
 * Remembers the row of a list that has the focus, before an action that removes it.
 * @returns moves a lost focus to the first button of the row at its place, or else to the heading of the part.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  const [part, row] = [held?.closest('section'), held?.closest('li')];
  const list = row?.parentElement;
  const place = row && list ? [...list.children].indexOf(row) : -1;
  const move = () => {
    if (document.activeElement !== document.body) return;
    const next = list?.isConnected ? (list.children[place] ?? list.lastElementChild) : undefined;
    const button = next?.querySelector('button');
    if (button) return button.focus();
    const heading = part?.querySelector<HTMLElement>('h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  };
  return () => void requestAnimationFrame(move);
}
