import { scrollAfterZoom, ZOOMS } from './zoom.ts';

const MAX_ZOOM = ZOOMS[ZOOMS.length - 1] ?? 1;

/** A pointer movement below this counts as a click, pixels. */
const CLICK_TOLERANCE_PX = 4;

/** How far an arrow key moves a zoomed picture, pixels. */
const KEY_STEP = 80;

/** The zoom factor of a slide; 1 fits the screen. */
export function zoomOf(slide: HTMLElement): number {
  return Number(slide.dataset.zoomed ?? 1);
}

/** Sets the zoom of a slide. The given point, by default the centre, keeps its position on the screen. */
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

/**
 * A click or tap toggles the zoom at that point; the mouse drags a zoomed picture.
 * @param notify is called after each change of zoom.
 */
export function magnify(slide: HTMLElement, notify: () => void): void {
  let moved = 0;
  slide.addEventListener('click', ({ clientX, clientY }) => {
    if (moved > CLICK_TOLERANCE_PX) return;
    const { left, top } = slide.getBoundingClientRect();
    setZoom(slide, zoomOf(slide) === 1 ? MAX_ZOOM : 1, { x: clientX - left, y: clientY - top });
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

/** Moves a zoomed picture with an arrow key. @returns whether the key was handled. */
export function moveByKey(slide: HTMLElement, key: string): boolean {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step || zoomOf(slide) === 1) return false;
  const [across = 0, down = 0] = step;
  slide.scrollBy({ left: across * KEY_STEP, top: down * KEY_STEP });
  return true;
}
