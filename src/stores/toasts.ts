import { atom } from 'nanostores';

/** A short message about something that has just happened. */
export interface Toast {
  text: string;
  /** `error` is announced at once and stays until the visitor closes it. */
  kind?: 'plain' | 'error';
  /** A link to continue: "Favourites". */
  link?: { title: string; href: string };
}

/** The visible toast. There is only one at a time; a new one replaces it. */
export const $toast = atom<Toast | undefined>();

/** Shows a toast instead of the previous one. */
export function showToast(toast: Toast): void {
  $toast.set(toast);
}

/** Removes a toast, unless another one has already replaced it. */
export function dismissToast(toast: Toast | undefined = $toast.get()): void {
  if ($toast.get() === toast) $toast.set(undefined);
}

/** Milliseconds to notice a toast, and to read one character slowly (about 15 per second). */
const NOTICE_MS = 3000;
const CHARACTER_MS = 65;
/** Milliseconds to decide about a link. */
const LINK_MS = 4000;

/** Milliseconds for which a toast stays. Infinity for errors. */
export function lifeOf({ text, kind, link }: Toast): number {
  if (kind === 'error') return Infinity;
  const length = text.length + (link?.title.length ?? 0);
  return NOTICE_MS + CHARACTER_MS * length + (link ? LINK_MS : 0);
}
