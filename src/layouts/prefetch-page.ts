import { preparePage } from './prepared-page.ts';
import { isPrefetchable } from './prefetchable.ts';

/** How long a pointer rests on a link before it means the link, milliseconds. */
const HOVER_MS = 100;

/** Pages loaded ahead in one document at most. Bounds what a visitor who reads a list costs the server. */
const MAX_PAGES = 8;

const prefetched = new Set<string>();

/**
 * Loads the page of a link ahead, at a low priority, if the visitor still points at it after a moment. A touched link
 * is loaded at once (decision 495), and then made ready to be shown (decision 610).
 */
export function prefetchPage(link: HTMLAnchorElement): void {
  if (prefetched.has(link.href) || prefetched.size >= MAX_PAGES || !isPrefetchable(link) || savesData())
    return;
  if (!matchMedia('(hover: hover)').matches) return prefetch(link.href);
  setTimeout(() => {
    if (link.matches(':hover, :focus-visible') && prefetched.size < MAX_PAGES) prefetch(link.href);
  }, HOVER_MS);
}

function prefetch(href: string): void {
  if (prefetched.has(href)) return;
  prefetched.add(href);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = href;
  hint.onload = () => void preparePage(href).catch(() => undefined);
  document.head.append(hint);
}

/** Whether the visitor, or the network, asks for few bytes. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
