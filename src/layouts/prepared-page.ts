import { nextPicture } from '#src/ui/next-picture.ts';

/** Milliseconds for which a prepared page may be shown: the cache lifetime of a prefetched page. */
const SHOWN_FOR_MS = 30_000;

/** The page that was prepared last. Only one, because it takes memory and a visitor follows one link. */
let prepared: { href: string; until: number; page: Document } | undefined;

/**
 * Parses a page from the browser's cache and loads its styles and its first picture while the browser is idle. After a
 * click on its link the page only has to be shown (decision 610).
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
  loadPicture(page);
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

/** Loads the picture that a page preloads, after everything that the present page needs. */
function loadPicture(page: Document): void {
  const link = page.querySelector<HTMLLinkElement>('head link[rel=preload][as=image]');
  if (!link) return;
  const { imageSizes: sizes, imageSrcset: srcset } = link;
  Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset });
}

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

/** Resolves when the browser is idle. Safari has no `requestIdleCallback`. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });
}
