import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('D69 page change: no full load, scrolled to the top, behaviours still work', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/about/');
  await visitor.button('layout.cookieHide').click();
  await page.evaluate(() => {
    scrollTo(0, 300);
    Object.assign(window, { sameDocument: true });
  });
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/about\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await visitor.button('layout.menu').first().click();
  await expect(page.getByRole('dialog', { name: visitor.t('layout.menu') })).toBeVisible();
});

test('§2 loading progress: shown while a slow page is on its way, gone with it', async ({ visit, page }) => {
  const visitor = visit('uz');
  await visitor.open('/about/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/article/', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: visitor.t('layout.loading') });
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').locator('a[href="/article/"]').first().click();
  await expect(bar).toBeVisible();
  await expect(bar).toHaveJSProperty('value', 30);
  release();
  await expect(page).toHaveURL(/\/article\/$/);
  await expect(bar).toBeHidden();
});

/** Pages that the document has asked for ahead of a click. */
const prefetched = (page: Page) =>
  page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('D495 D610 the page behind a pointed link is there, and parsed, before the click', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/uslugi/');
  const link = page.getByRole('main').locator('a[href="/uslugi/zalog-chasov/"]').first();
  await link.hover();
  const address = `${visitor.origin}/uslugi/zalog-chasov/`;
  await expect.poll(() => prefetched(page)).toEqual([address]);
  // The cached page was read without any network traffic. Then the missing styles of this page are loaded.
  const read = { initiatorType: 'fetch', transferSize: 0 };
  await expect.poll(() => fetches(page, address)).toEqual([expect.anything(), read]);
  await expect.poll(() => page.evaluate(hasEarlyStyles)).toBe(true);
  await link.click();
  await visitor.expectAddress('/uslugi/zalog-chasov/');
  expect(await fetches(page, address), 'the router asks no more').toHaveLength(2);
});

test('D495 nothing is loaded ahead for a visitor who saves data', async ({ visit, page }) => {
  // Counts how often the page has asked.
  await page.addInitScript(() => {
    const asked = window as Window & { connectionAsked?: number };
    Object.defineProperty(navigator, 'connection', {
      get: () => {
        asked.connectionAsked = (asked.connectionAsked ?? 0) + 1;
        return { saveData: true };
      },
    });
  });
  const visitor = visit('en');
  await page.clock.install();
  await visitor.open('/uslugi/');
  await page.getByRole('main').locator('a[href="/uslugi/zalog-chasov/"]').first().hover();
  const asked = () =>
    page.evaluate(() => (window as Window & { connectionAsked?: number }).connectionAsked ?? 0);
  await expect.poll(asked).toBeGreaterThan(0);
  // Long after the pointer has come to rest.
  await page.clock.runFor(1000);
  expect(await prefetched(page)).toEqual([]);
});

/** Whether all styles that are preloaded for another page have come. */
function hasEarlyStyles(): boolean {
  const hints = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')];
  return hints.length > 0 && hints.every(({ href }) => performance.getEntriesByName(href).length > 0);
}

/** How the browser has asked for an address: by what, and bytes of the network. */
function fetches(page: Page, address: string) {
  return page.evaluate(
    (name) =>
      performance.getEntriesByName(name).map((entry) => {
        const { initiatorType, transferSize } = entry as PerformanceResourceTiming;
        return { initiatorType, transferSize };
      }),
    address,
  );
}

test('a page change that the next one interrupts is no error', async ({ visit, page }) => {
  await visit('en').open('/about/');
  // The console, which must have no error, is looked at after the test.
  await page.evaluate(async () => {
    document.startViewTransition(() => undefined).skipTransition();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
});

test('an island whose page is left while React hydrates it is unmounted without an error', async ({
  visit,
  page,
}) => {
  await visit('en').open('/clocks_today/');
  const left = await page.evaluateHandle(() => {
    const island = document.querySelector('astro-island[client=intent]') as HTMLElement;
    // React has been asked to hydrate but has not started; now the router replaces the page.
    new MutationObserver(() => {
      island.remove();
      document.dispatchEvent(new Event('astro:after-swap'));
    }).observe(island, { attributeFilter: ['ssr'] });
    return island;
  });
  await page.getByRole('checkbox').first().hover();
  // React has unmounted the island. The test fixture then checks that the console has no errors.
  await expect.poll(() => left.evaluate(({ childElementCount }) => childElementCount)).toBe(0);
});
