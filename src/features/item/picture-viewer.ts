import { numberFormat } from '@tourbillon/domain/i18n/number-format.ts';
import { openDialog } from '#src/ui/dialog.ts';
import '#src/ui/dialog.client.ts';
import { magnify, moveByKey, setZoom, zoomOf } from './magnifier.ts';
import { fetchAround, slideByKey, Slides } from './slides.ts';
import { sharpen } from './sharpen.ts';
import { nextZoom, ZOOMS } from './zoom.ts';

/** What a viewer needs once it has its pictures. */
interface Viewer {
  dialog: HTMLDialogElement;
  slides: Slides;
  pages: HTMLElement[];
  /** Whether a magnified picture has more to show: a drawing has not. */
  hasDetail: boolean;
}

const viewers = new WeakMap<HTMLElement, Viewer>();

/**
 * Opens the pictures of a gallery over the whole screen, at the one its strip shows. Closing turns the strip to the
 * last one seen, and gives the focus to that one's thumbnail.
 */
export function openViewer(gallery: HTMLElement, strip: Slides, opener: HTMLElement): void {
  const viewer = viewers.get(gallery) ?? furnish(gallery, strip);
  if (!viewer) return;
  openDialog(viewer.dialog.id, opener);
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
  dialog.addEventListener('keydown', (event) => press(viewer, event));
  dialog.addEventListener('close', () => {
    const { at } = viewer.slides;
    strip.show(at, 'instant');
    const thumbnails = gallery.querySelectorAll<HTMLElement>('[data-gallery-act="show"]');
    (thumbnails[at] ?? gallery.querySelector<HTMLElement>('a[data-gallery-act="open"]'))?.focus();
  });
  return viewer;
}

/** A picture of the strip once more, in the largest of its widths. */
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

function press(viewer: Viewer, event: KeyboardEvent): void {
  const { slides, pages } = viewer;
  const page = pages[slides.at];
  const direction = { '+': 1, '=': 1, '-': -1 }[event.key];
  const to = slideByKey(event.key, slides.at, slides.count);
  if (direction) zoom(viewer, direction);
  else if (page && moveByKey(page, event.key)) event.preventDefault();
  else if (to !== undefined) {
    event.preventDefault();
    slides.show(to);
  }
}

/** Says which picture is shown and how large, and which buttons lead further; the others go back to their size. */
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

/** Disabled for those who look and listen; it keeps the focus. */
function disable(dialog: HTMLElement, selector: string, isEnd: boolean): void {
  dialog.querySelector(selector)?.setAttribute('aria-disabled', String(isEnd));
}
