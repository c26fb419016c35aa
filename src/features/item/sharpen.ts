import { WIDTHS, zoomAddress } from '#src/addresses/image-address.ts';

const WIDEST = WIDTHS[WIDTHS.length - 1] ?? 0;

/**
 * Loads a high-resolution version of a zoomed picture into its slide. Until it is loaded, or if it fails, the current
 * version stays. Pictures without more pixels are left unchanged.
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
    // Retry at the next zoom.
    delete slide.dataset.sharpened;
    return;
  }
  for (const source of slide.querySelectorAll('source')) source.remove();
  image.removeAttribute('srcset');
  image.src = sharper.src;
}
