import { numberFormat } from '@tourbillon/domain/i18n/number-format.ts';
import { openDialog } from '#src/ui/dialog.ts';
import '#src/ui/dialog.client.ts';
import { plainKey } from '#src/ui/plain-key.ts';
import { magnify, moveByKey, setZoom, zoomOf } from './magnifier.ts';
import { fetchAround, slideByKey, Slides } from './slides.ts';
import { sharpen } from './sharpen.ts';
import { nextZoom, ZOOMS } from './zoom.ts';

/** The state of a viewer. */
interface Viewer {
  dialog: HTMLDialogElement;
  slides: Slides;
  pages: HTMLElement[];
  /** Whether zooming shows more detail: photographs do, drawings do not. */
  hasDetail: boolean;
}

const viewers = new WeakMap<HTMLElement, Viewer>();

/**
 * Opens the full-screen viewer at the current picture of the strip. After closing, the strip shows the last viewed
 * picture and its thumbnail gets the focus.
 */
export async function openViewer(gallery: HTMLElement, strip: Slides, opener: HTMLElement): Promise<void> {
  const viewer = viewers.get(gallery) ?? furnish(gallery, strip);
  if (!viewer) return;
  await openDialog(viewer.dialog.id, opener);
  viewer.slides.show(strip.at, 'instant');
}

function furnish(gallery: HTMLElement, strip: Slides): Viewer | undefined {
  const dialog = gallery.querySelector('dialog');
  const place = dialog?.querySelector<HTMLElement>('[data-viewer-slides]');
  if (!dialog || !place) return undefined;
  const pages = [...gallery.querySelectorAll('[data-gallery-strip] picture')].map(slideOf);
  place.replaceChildren(...pages);
  const hasDetail = gallery.dataset.photographed !== undefined;
  const viewer = { dialog, pages, hasDetail, slides: new Slides(place, () => show(viewer)) };
  viewers.set(gallery, viewer);
  for (const page of pages) magnify(page, () => show(viewer));
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-viewer-turn], [data-viewer-zoom]');
    if (button?.dataset.viewerTurn) viewer.slides.show(viewer.slides.at + Number(button.dataset.viewerTurn));
    if (button?.dataset.viewerZoom) zoom(viewer, Number(button.dataset.viewerZoom));
  });
  dialog.addEventListener('keydown', (event) => handleKey(viewer, event));
  dialog.addEventListener('close', () => {
    const { at } = viewer.slides;
    strip.show(at, 'instant');
    const thumbnails = gallery.querySelectorAll<HTMLElement>('[data-gallery-act="show"]');
    const button = gallery.querySelector<HTMLElement>('a[data-gallery-act="open"]:not([tabindex])');
    (thumbnails[at] ?? button)?.focus();
  });
  return viewer;
}

/** A copy of a picture from the strip, requested in its largest width. */
function slideOf(picture: Element): HTMLElement {
  const slide = document.createElement('div');
  const copy = picture.cloneNode(true) as HTMLElement;
  for (const source of copy.querySelectorAll('[sizes]')) source.setAttribute('sizes', '2000px');
  const image = copy.querySelector('img');
  if (image) Object.assign(image, { loading: 'lazy', draggable: false });
  slide.append(copy);
  return slide;
}

function zoom(viewer: Viewer, direction: number): void {
  const page = viewer.pages[viewer.slides.at];
  if (page) setZoom(page, nextZoom(zoomOf(page), direction));
  show(viewer);
}

function handleKey(viewer: Viewer, event: KeyboardEvent): void {
  const { slides, pages } = viewer;
  const page = pages[slides.at];
  const key = plainKey(event);
  const direction = { '+': 1, '=': 1, '-': -1 }[key];
  const to = slideByKey(key, slides.at, slides.count);
  if (direction) zoom(viewer, direction);
  else if (page && moveByKey(page, key)) event.preventDefault();
  else if (to !== undefined) {
    event.preventDefault();
    slides.show(to);
  }
}

/** Updates status text and buttons for the current picture, and resets the zoom of all others. */
function show({ dialog, slides, pages, hasDetail }: Viewer): void {
  const { at, count } = slides;
  pages.forEach((page, index) => index !== at && zoomOf(page) !== 1 && setZoom(page, 1));
  fetchAround(dialog.querySelectorAll<HTMLImageElement>('[data-viewer-slides] img'), at);
  const page = pages[at];
  const times = page ? zoomOf(page) : 1;
  if (page && times > 1 && hasDetail) void sharpen(page);
  const words = [
    page?.querySelector('img')?.alt,
    count > 1 && `${at + 1}\u00a0/\u00a0${count}`,
    times > 1 && `×\u00a0${numberFormat(document.documentElement.lang).format(times)}`,
  ];
  const status = dialog.querySelector('[data-viewer-status]');
  if (status) status.textContent = words.filter(Boolean).join(' · ');
  disable(dialog, '[data-viewer-turn="-1"]', at === 0);
  disable(dialog, '[data-viewer-turn="1"]', at === count - 1);
  disable(dialog, '[data-viewer-zoom="-1"]', times === 1);
  disable(dialog, '[data-viewer-zoom="1"]', times === ZOOMS.at(-1));
}

/** Marks a button as disabled but keeps it focusable. */
function disable(dialog: HTMLElement, selector: string, isEnd: boolean): void {
  dialog.querySelector(selector)?.setAttribute('aria-disabled', String(isEnd));
}
