import type { Place } from './slide-position.ts';

/** Shows the current position in the counter and the arrows. */
export function showPosition(carousel: HTMLElement, place: Place): void {
  write(carousel, 'from', String(place.from));
  write(carousel, 'to', place.to > place.from ? `–${place.to}` : '');
  const back = arrowOf(carousel, -1);
  const on = arrowOf(carousel, 1);
  if (!back || !on) return;
  const focused = document.activeElement;
  back.disabled = place.atStart;
  on.disabled = place.atEnd;
  // A disabled button loses the focus, so the other one gets it.
  if (focused === back && back.disabled) on.focus();
  if (focused === on && on.disabled) back.focus();
}

function arrowOf(carousel: HTMLElement, direction: 1 | -1): HTMLButtonElement | null {
  return carousel.querySelector<HTMLButtonElement>(`[data-carousel-turn="${direction}"]`);
}

/** Writes only changes, because screen readers announce every update of the counter. */
function write(carousel: HTMLElement, part: 'from' | 'to', text: string): void {
  const element = carousel.querySelector(`[data-carousel-${part}]`);
  if (element && element.textContent !== text) element.textContent = text;
}
