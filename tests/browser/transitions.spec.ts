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

test.describe('D683 the task that changes pages', () => {
  test.beforeEach(async ({ visit, page }) => {
    await page.addInitScript(watchSwap);
    await visit('en').open('/clocks_today/');
  });

  test('asks for no layout, and leaves no focus in what is removed', async ({ visit, page }) => {
    await page.locator('main [data-card] h3 a').first().click();
    await visit('en').expectAddress(/^\/clock\//);
    await expect.poll(() => page.evaluate(readSwap)).toEqual({ focused: 'BODY', asked: [] });
  });

  test('keeps the place and the focus of a list that is filtered, and asks for no layout', async ({
    visit,
    page,
  }) => {
    const visitor = visit('en');
    await page.evaluate(() => scrollTo(0, 120));
    const box = page
      .getByRole('form', { name: visitor.t('catalogue.filters') })
      .getByRole('checkbox')
      .first();
    await box.click();
    await visitor.expectAddress(/^\/clocks_today\/.+/);
    await expect.poll(() => page.evaluate(readSwap)).toEqual({ focused: 'INPUT', asked: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await expect(box).toBeFocused();
  });
});

test('D683 the root has no colours of a selection, which each page change would hand on to every element', async ({
  visit,
  page,
}) => {
  await visit('en').open('/about/');
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::selection').backgroundColor);
  expect(await colourOf('html')).toBe('rgba(0, 0, 0, 0)');
  expect(await colourOf('main p')).not.toBe('rgba(0, 0, 0, 0)');
});

/** What the task of the last page change did. */
interface Swap {
  /** The element with the focus when the old page was removed. */
  focused: string | undefined;
  /** What it called that lays the page out. */
  asked: string[];
}

/** Records it. It ends with the task, or with the first frame if that is earlier. */
function watchSwap(): void {
  const seen: Swap = { focused: undefined, asked: [] };
  let isSwapping = false;
  Object.assign(window, { seenSwap: seen });
  const watch = (owner: object, name: string, isHarmless: (self: unknown, given: unknown) => boolean) => {
    const own = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    for (const way of ['get', 'set', 'value'] as const) {
      const act = own[way] as ((...given: unknown[]) => unknown) | undefined;
      if (!act) continue;
      own[way] = function (this: unknown, ...given: unknown[]): unknown {
        if (isSwapping && !isHarmless(this, given[0])) seen.asked.push(name);
        return act.apply(this, given);
      };
    }
    Object.defineProperty(owner, name, own);
  };
  watch(window, 'scrollY', () => false);
  // The top of a page has its position without a layout, and a focus that does not move needs none.
  watch(window, 'scrollTo', (_, to) => (to as ScrollToOptions).top === 0);
  watch(HTMLElement.prototype, 'focus', (self) => self === document.activeElement);
  for (const name of ['getBoundingClientRect', 'scrollTop', 'scrollIntoView'])
    watch(Element.prototype, name, () => false);
  const start = () => {
    seen.focused = document.activeElement?.tagName;
    isSwapping = true;
    const end = () => (isSwapping = false);
    requestAnimationFrame(end);
    // A frame tells of scrolling before it calls for animations.
    addEventListener('scroll', end, { capture: true, once: true });
    setTimeout(end);
  };
  // After the listeners of the page.
  document.addEventListener('astro:after-preparation', () =>
    document.addEventListener('astro:before-swap', start, { once: true }),
  );
}

function readSwap(): Swap {
  return (window as unknown as { seenSwap: Swap }).seenSwap;
}
