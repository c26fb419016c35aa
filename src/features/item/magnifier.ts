import { scrollAfterZoom, ZOOMS } from './zoom.ts';

const LARGEST = ZOOMS[ZOOMS.length - 1] ?? 1;

/** A hand that moves less than this has clicked, pixels. */
const STEADY = 4;

/** How far an arrow key moves a magnified picture, pixels. */
const KEY_STEP = 80;

/** The sizes a slide's picture is shown in; 1 fits the screen. */
export function zoomOf(slide: HTMLElement): number {
  return Number(slide.dataset.zoomed ?? 1);
}

/**
 * Shows a slide's picture a given number of times larger; the point stays where it is, the middle when none is given.
 */
export function setZoom(slide: HTMLElement, zoom: number, point?: { x: number; y: number }): void {
  const ratio = zoom / zoomOf(slide);
  const { x, y } = point ?? { x: slide.clientWidth / 2, y: slide.clientHeight / 2 };
  const left = scrollAfterZoom(slide.scrollLeft, x, ratio);
  const top = scrollAfterZoom(slide.scrollTop, y, ratio);
  slide.style.setProperty('--zoom', String(zoom));
  if (zoom === 1) delete slide.dataset.zoomed;
  else slide.dataset.zoomed = String(zoom);
  slide.scrollTo({ left, top, behavior: 'instant' });
}

/** A click or tap magnifies where it falls, or goes back; a mouse drags what is magnified. @param notify gets both. */
export function magnify(slide: HTMLElement, notify: () => void): void {
  let moved = 0;
  slide.addEventListener('click', ({ clientX, clientY }) => {
    if (moved > STEADY) return;
    const { left, top } = slide.getBoundingClientRect();
    setZoom(slide, zoomOf(slide) === 1 ? LARGEST : 1, { x: clientX - left, y: clientY - top });
    notify();
  });
  slide.addEventListener('pointerdown', ({ pointerType, pointerId }) => {
    moved = 0;
    if (pointerType !== 'mouse' || zoomOf(slide) === 1) return;
    slide.setPointerCapture(pointerId);
    slide.dataset.dragged = '';
  });
  slide.addEventListener('pointermove', ({ movementX, movementY }) => {
    if (slide.dataset.dragged === undefined) return;
    moved += Math.abs(movementX) + Math.abs(movementY);
    slide.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  });
  for (const end of ['pointerup', 'pointercancel']) {
    slide.addEventListener(end, () => delete slide.dataset.dragged);
  }
}

/** Moves a magnified picture by an arrow key. @returns whether it was one. */
export function moveByKey(slide: HTMLElement, key: string): boolean {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step || zoomOf(slide) === 1) return false;
  const [across = 0, down = 0] = step;
  slide.scrollBy({ left: across * KEY_STEP, top: down * KEY_STEP });
  return true;
}
