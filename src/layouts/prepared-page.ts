import { nextPicture } from '#src/ui/next-picture.ts';

/** How long a held page may be shown: as long as the browser may use it without asking again, milliseconds. */
const SHOWN_FOR_MS = 30_000;

/** The page that was loaded ahead last. One is enough: it costs memory, and a visitor follows one link. */
let prepared: { href: string; until: number; page: Document } | undefined;

/**
 * Parses a page that the browser has in its cache, and loads its styles, while the visitor does nothing. A click on
 * its link then has only to show it (decision 610).
 * @param href address of a page of this site, prefetched just now.
 */
export async function preparePage(href: string): Promise<void> {
  const until = performance.now() + SHOWN_FOR_MS;
  const from = location.href;
  const response = await fetch(href, { priority: 'low' });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || response.redirected || !type.startsWith('text/html')) return;
  const html = await response.text();
  await idle();
  const page = new DOMParser().parseFromString(html, 'text/html');
  // As the router does: scripts run here.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')].map(loadStyles));
  // Another page may be shown by now, without these styles.
  if (location.href === from) prepared = { href, until, page };
}

document.addEventListener('astro:before-preparation', (event) => {
  if (event.formData || prepared?.href !== event.to.href || performance.now() > prepared.until) return;
  event.newDocument = prepared.page;
  event.loader = nextPicture;
});
// The styles were loaded for the page that is left.
document.addEventListener('astro:after-swap', () => (prepared = undefined));

/** Loads a stylesheet that this page does not have, without using it. */
function loadStyles(link: HTMLLinkElement): Promise<void> | undefined {
  const href = link.getAttribute('href') ?? '';
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'preload', as: 'style', href });
  const loaded = new Promise<void>((resolve) => {
    hint.onload = hint.onerror = () => resolve();
  });
  document.head.append(hint);
  return loaded;
}

/** The next moment in which the browser has nothing else to do; Safari does not tell it. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });
}
