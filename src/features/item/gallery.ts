import { fetchAround, slideByKey, Slides } from './slides.ts';
import { openViewer } from './picture-viewer.ts';

/** The strip of each gallery that has been used. */
const strips = new WeakMap<HTMLElement, Slides>();

/** Keeps thumbnails and arrows in sync with the strip of a gallery. */
export function syncGallery(gallery: HTMLElement): Slides | undefined {
  const strip = gallery.querySelector<HTMLElement>('[data-gallery-strip]');
  const known = strips.get(gallery);
  if (known || !strip) return known;
  const slides = new Slides(strip, (at) => mark(gallery, at, slides.count));
  strips.set(gallery, slides);
  mark(gallery, slides.at, slides.count);
  return slides;
}

/** Handles a click on a thumbnail, an arrow or a picture. */
export function handleClick(element: HTMLElement): void {
  const gallery = element.closest<HTMLElement>('[data-gallery]');
  const slides = gallery && syncGallery(gallery);
  if (!slides) return;
  switch (element.dataset.galleryAct) {
    case 'previous':
      return slides.show(slides.at - 1);
    case 'next':
      return slides.show(slides.at + 1);
    case 'show':
      return slides.show(thumbnailsOf(gallery).indexOf(element));
    case 'open':
      void openViewer(gallery, slides, element);
  }
}

/** Handles a navigation key. */
export function handleKey(gallery: HTMLElement, key: string): void {
  const slides = syncGallery(gallery);
  const to = slides && slideByKey(key, slides.at, slides.count);
  if (to !== undefined) slides?.show(to);
}

/** The thumbnails of a gallery, in the order of its pictures. */
export function thumbnailsOf(gallery: HTMLElement): HTMLElement[] {
  return [...gallery.querySelectorAll<HTMLElement>('[data-gallery-act="show"]')];
}

function mark(gallery: HTMLElement, at: number, count: number): void {
  announce(gallery, at);
  thumbnailsOf(gallery).forEach((thumbnail, index) => {
    if (index === at) thumbnail.setAttribute('aria-current', 'true');
    else thumbnail.removeAttribute('aria-current');
    if (index === at) showInRow(thumbnail);
  });
  fetchAround(gallery.querySelectorAll<HTMLImageElement>('[data-gallery-strip] picture img'), at);
  const counter = gallery.querySelector('[data-gallery-count]');
  if (counter) counter.textContent = `${at + 1} / ${count}`;
  const ends = { previous: at === 0, next: at === count - 1 };
  for (const [name, isEnd] of Object.entries(ends)) {
    gallery.querySelector(`[data-gallery-act="${name}"]`)?.setAttribute('aria-disabled', String(isEnd));
  }
}

/** Announces the current picture to screen readers. */
function announce(gallery: HTMLElement, at: number): void {
  const status = gallery.querySelector('[data-gallery-status]');
  const thumbnail = thumbnailsOf(gallery)[at];
  if (!status || !thumbnail || thumbnail.hasAttribute('aria-current')) return;
  status.textContent = thumbnail.getAttribute('aria-label');
}

/** Scrolls only the row of thumbnails, until the given one is in the middle. */
function showInRow(thumbnail: HTMLElement): void {
  const row = thumbnail.closest('ul');
  if (!row) return;
  const { left, width } = thumbnail.getBoundingClientRect();
  const { left: rowLeft, width: rowWidth } = row.getBoundingClientRect();
  row.scrollBy({ left: left + width / 2 - rowLeft - rowWidth / 2 });
}
