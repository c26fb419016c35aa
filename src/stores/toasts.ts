import { atom } from 'nanostores';

/** A short word about what has just happened. */
export interface Toast {
  text: string;
  /** `error` is announced at once and stays until it is closed. */
  kind?: 'plain' | 'error';
  /** A way on: "Favourites". */
  link?: { title: string; href: string };
}

/** The toast on the screen; there is one at a time, and the newest is the one that matters. */
export const $toast = atom<Toast | undefined>();

/** Shows a toast in place of the one before it. */
export function showToast(toast: Toast): void {
  $toast.set(toast);
}

/** Takes a toast away, unless another has taken its place already. */
export function dismissToast(toast: Toast | undefined = $toast.get()): void {
  if ($toast.get() === toast) $toast.set(undefined);
}

/** Time to notice it, and to read a character slowly (about 15 a second), milliseconds. */
const NOTICING = 3000;
const READING = 65;
/** And to make up one's mind about a link. */
const DECIDING = 4000;

/** Milliseconds a toast stays; Infinity for what must not be missed. */
export function lifeOf({ text, kind, link }: Toast): number {
  if (kind === 'error') return Infinity;
  const length = text.length + (link?.title.length ?? 0);
  return NOTICING + READING * length + (link ? DECIDING : 0);
}
