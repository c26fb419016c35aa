import { preparePage } from './prepared-page.ts';
import { isPrefetchable } from './prefetchable.ts';

/** Milliseconds for which the pointer must stay on a link before its page is prefetched. */
const HOVER_MS = 100;

/** Most pages that one document prefetches. It limits the load that a visitor of a list causes. */
const MAX_PAGES = 8;

const prefetched = new Set<string>();

/**
 * Prefetches the page of a link with low priority if the pointer stays on the link, or at once if it is touched
 * (decision 495). Then prepares the page for a click (decision 610).
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

/** Whether the visitor saves data, or the network is slow. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
