import { WIDTHS, zoomAddress } from '#src/addresses/image-address.ts';

const WIDEST = WIDTHS[WIDTHS.length - 1] ?? 0;

/**
 * Puts the form for magnified pictures into a slide, once it has come; until then, and when it does not come, the one
 * that is there stays. Pictures that have no more pixels than that one stay as they are.
 */
export async function sharpen(slide: HTMLElement): Promise<void> {
  const image = slide.querySelector('img');
  if (!image || Number(image.getAttribute('width')) < WIDEST || slide.dataset.sharpened !== undefined) return;
  slide.dataset.sharpened = '';
  const sharper = new Image();
  sharper.src = zoomAddress(image.currentSrc || image.src);
  try {
    await sharper.decode();
  } catch {
    // Magnified again, it is asked for again.
    delete slide.dataset.sharpened;
    return;
  }
  for (const source of slide.querySelectorAll('source')) source.remove();
  image.removeAttribute('srcset');
  image.src = sharper.src;
}
