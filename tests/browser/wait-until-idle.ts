import type { Page, Request } from '@playwright/test';
import { expect } from './visitor.ts';

/** Open requests of each watched page. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Counts the requests of a page. Call it before the page opens its first address. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until a watched page is idle: loaded with its fonts, all of it laid out, its automatic islands hydrated, and no
 * open requests in two checks in a row.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  const open = underWay.get(page) ?? new Set();
  let looks = 0;
  const isAtRest = async () => {
    const isReady = await page.evaluate(
      () =>
        document.readyState === 'complete' &&
        document.fonts.status === 'loaded' &&
        !document.documentElement.hasAttribute('data-arriving') &&
        !document.querySelector('astro-island[ssr]:is([client="load"], [client="idle"])'),
    );
    looks = isReady && open.size === 0 ? looks + 1 : 0;
    return looks;
  };
  await expect.poll(isAtRest, { intervals: [50] }).toBeGreaterThan(1);
}
