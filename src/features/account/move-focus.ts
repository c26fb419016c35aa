import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Animation frames to wait until an action has removed its element. */
const MAX_FRAMES = 60;

/**
 * Makes a change that removes the focused element. Then focuses the first button inside `place`, or else its first
 * focusable text.
 */
export function changeAndFocus(place: RefObject<Element | null>, change: () => void): void {
  flushSync(change);
  const next =
    place.current?.querySelector('button') ?? place.current?.querySelector<HTMLElement>('[tabindex]');
  next?.focus();
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
  const move = (frames: number) => {
    if (held?.isConnected && frames > 0) return void requestAnimationFrame(() => move(frames - 1));
    if (document.activeElement !== document.body) return;
    const next = list?.isConnected ? (list.children[place] ?? list.lastElementChild) : undefined;
    const button = next?.querySelector('button');
    if (button) return button.focus();
    const heading = part?.querySelector<HTMLElement>('h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  };
  return () => move(MAX_FRAMES);
}
