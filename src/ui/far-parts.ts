import { nextPicture } from './next-picture.ts';

/** Parts of a page that may be left out of style and layout; see `offscreen.css`. */
const PARTS = 'main section, body > footer';

const LEFT_OUT = 'data-left-out';

/** Elements of a page that is styled whole in less time than its parts take to come back. */
const SMALL_PAGE = 1_500;

/**
 * Leaves out the parts of the page below the window, before a dialog restyles all that is not left out (decision 684).
 * They come back when it has closed, or if it does not open after all.
 */
function leaveOutFarParts(dialog: HTMLDialogElement): void {
  if (document.getElementsByTagName('*').length < SMALL_PAGE) return;
  const parts = [...document.querySelectorAll(PARTS)];
  const isFar = (part: Element) =>
    part.getBoundingClientRect().top > innerHeight &&
    !part.contains(dialog) &&
    !part.contains(document.activeElement);
  // All positions before the first change: each change makes the next position a layout.
  const far = new Set(parts.filter(isFar));
  for (const part of parts) part.toggleAttribute(LEFT_OUT, far.has(part));
  void bringBackParts();
}

document.addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (target instanceof HTMLDialogElement && newState === 'open') leaveOutFarParts(target);
  },
  true,
);
document.addEventListener('close', () => void bringBackParts(), true);
for (const type of ['resize', 'beforeprint']) addEventListener(type, () => leftOut().forEach(bringBack));

/** Brings back what is left out, each part in a task of its own. A dialog that opens meanwhile ends it. */
async function bringBackParts(): Promise<void> {
  for (;;) {
    await nextPicture();
    const [part] = leftOut();
    if (!part || document.querySelector('dialog:modal')) return;
    bringBack(part);
  }
}

function leftOut(): NodeListOf<Element> {
  return document.querySelectorAll(`[${LEFT_OUT}]`);
}

function bringBack(part: Element): void {
  part.removeAttribute(LEFT_OUT);
}
