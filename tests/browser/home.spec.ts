import type { Locator, Page } from '@playwright/test';
import { ask } from '../site/ask.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** A carousel of the home page as a person finds it. */
function carouselOf(
  visitor: Visitor,
  title: 'home.servicesTitle' | 'home.specialsTitle' | 'home.arrivalsTitle',
) {
  const section = visitor.page.getByRole('region', { name: visitor.t(title) });
  return {
    section,
    next: section.getByRole('button', { name: visitor.t('carousel.next') }),
    previous: section.getByRole('button', { name: visitor.t('carousel.previous') }),
    counter: section.getByText(/^\D*\d+(–\d+)? \/ \d+$/),
    cards: section.locator('[data-slide]'),
  };
}

/** Cards that are wholly within the window of their carousel. */
function shownCards(section: Locator): Promise<number[]> {
  return section.evaluate((element) => {
    const track = element.querySelector('[data-carousel-track]')?.getBoundingClientRect();
    if (!track) return [];
    return [...element.querySelectorAll('[data-slide]')].flatMap((slide, index) => {
      const { left, right, width } = slide.getBoundingClientRect();
      return width > 0 && left >= track.left - 1 && right <= track.right + 1 ? [index] : [];
    });
  });
}

/** Whether Splide has taken a carousel over. */
function expectAwake(section: Locator): Promise<void> {
  return expect(section).toHaveClass(/is-initialized/);
}

async function width(card: Locator): Promise<number> {
  return Math.round((await card.boundingBox())?.width ?? 0);
}

test.describe('§2 home, pawnshop services', () => {
  test('one card below 768 px, three from there on', async ({ visit, page }) => {
    const visitor = visit('ru');
    for (const [size, shown] of [
      [375, [0]],
      [767, [0]],
      [768, [0, 1, 2]],
      [1440, [0, 1, 2]],
    ] as const) {
      await page.setViewportSize({ width: size, height: 800 });
      await visitor.open('/');
      const { section } = carouselOf(visitor, 'home.servicesTitle');
      expect(await shownCards(section), `${size} px`).toEqual(shown);
    }
  });

  test('arrows are disabled at the ends, the counter says the position against the total', async ({
    visit,
    page,
  }) => {
    const visitor = visit('en');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open('/');
    const { section, next, previous, counter, cards } = carouselOf(visitor, 'home.servicesTitle');
    const total = await cards.count();
    await expect(counter).toHaveText(new RegExp(`1–3 / ${total}$`));
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    await next.click();
    await expect(counter).toHaveText(new RegExp(`4–6 / ${total}$`));
    await expect(previous).toBeEnabled();
    expect(await shownCards(section)).toEqual([3, 4, 5]);
    while (await next.isEnabled()) await next.click();
    await expect(counter).toHaveText(new RegExp(`${total - 2}–${total} / ${total}$`));
    await expect(next).toBeDisabled();
    expect(await shownCards(section)).toEqual([total - 3, total - 2, total - 1]);
    while (await previous.isEnabled()) await previous.click();
    await expect(counter).toHaveText(new RegExp(`1–3 / ${total}$`));
  });

  test('on a phone the counter counts single cards', async ({ visit, page }) => {
    const visitor = visit('uz');
    await page.setViewportSize({ width: 375, height: 740 });
    await visitor.open('/');
    const { next, counter, cards } = carouselOf(visitor, 'home.servicesTitle');
    const total = await cards.count();
    // What is written but not shown does not count.
    await expect(counter).toHaveText(new RegExp(`\\D1 / ${total}$`), { useInnerText: true });
    await next.click();
    await expect(counter).toHaveText(new RegExp(`\\D2 / ${total}$`), { useInnerText: true });
  });

  test('clicks on a card are ignored while it slides, and open the service afterwards', async ({ visit }) => {
    const visitor = visit('ua');
    await visitor.open('/');
    const { section, next } = carouselOf(visitor, 'home.servicesTitle');
    await section.hover();
    await expectAwake(section);
    // Half of the way to the next cards there is time for a click.
    const ignored = await section.evaluate(async (element) => {
      element.querySelector<HTMLElement>('[data-carousel-turn="1"]')?.click();
      while (!element.hasAttribute('data-sliding')) await new Promise(requestAnimationFrame);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      element.querySelector('[data-slide] a')?.dispatchEvent(click);
      return click.defaultPrevented;
    });
    expect(ignored).toBe(true);
    await visitor.expectAddress('/');
    await expect(section).not.toHaveAttribute('data-sliding');
    await expect(next).toBeEnabled();
    const card = section.locator('[data-slide]:not([aria-hidden]) a').first();
    const address = (await card.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/uslugi\/[a-z-]+\/$/);
    await card.click();
    await visitor.expectAddress(address);
  });

  test('every card has its service, its title in capitals without asterisks, and a link to all', async ({
    visit,
  }) => {
    const visitor = visit('ru');
    await visitor.open('/');
    const { section, cards } = carouselOf(visitor, 'home.servicesTitle');
    const titles = await cards.getByRole('heading').allInnerTexts();
    expect(titles.length).toBeGreaterThan(3);
    for (const title of titles) {
      expect(title).toBe(title.toUpperCase());
      expect(title).not.toContain('*');
    }
    const all = section.getByRole('link', { name: visitor.t('contentPages.allServices') });
    await expect(all).toHaveAttribute('href', '/uslugi/');
  });
});

test.describe('§9 carousels of goods', () => {
  for (const [size, slide] of [
    [800, 246],
    [991, 246],
    [992, 334],
    [1300, 334],
    [1920, 334],
  ] as const) {
    test(`D66 slides are ${slide} px wide on a screen of ${size}, before and after Splide`, async ({
      visit,
      page,
    }) => {
      const visitor = visit('en');
      await page.setViewportSize({ width: size, height: 900 });
      await visitor.open('/');
      for (const title of ['home.specialsTitle', 'home.arrivalsTitle'] as const) {
        const { section, cards } = carouselOf(visitor, title);
        expect(await width(cards.first())).toBe(slide);
        await section.hover();
        await expectAwake(section);
        expect(await width(cards.first())).toBe(slide);
      }
    });
  }

  test('the keyboard turns the slides and the focus stays with what is shown', async ({ visit, page }) => {
    const visitor = visit('en');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open('/');
    const { section, cards } = carouselOf(visitor, 'home.arrivalsTitle');
    await cards.first().getByRole('link').first().focus();
    await expectAwake(section);
    await page.keyboard.press('ArrowRight');
    await expect(cards.first()).toHaveAttribute('aria-hidden', 'true');
    await expect(cards.nth(1).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(cards.first()).not.toHaveAttribute('aria-hidden');
    await expect(cards.first()).toHaveAccessibleName(/^1 of \d+$/);
  });

  test('special offers can be narrowed to a kind of goods, asleep and awake', async ({ visit }) => {
    const visitor = visit('en');
    await visitor.open('/');
    const { section, cards, previous } = carouselOf(visitor, 'home.specialsTitle');
    const kinds = () =>
      cards.evaluateAll((slides: HTMLElement[]) => [
        ...new Set(slides.filter((slide) => slide.offsetWidth > 0).map(({ dataset }) => dataset.kind)),
      ]);
    const choose = (name: 'home.specialsOfAll' | 'home.specialsOf_jewelry' | 'home.specialsOf_clock') =>
      section.getByText(visitor.t(name), { exact: true }).click();
    expect((await kinds()).length).toBeGreaterThan(1);
    await choose('home.specialsOf_jewelry');
    expect(await kinds()).toEqual(['jewelry']);
    await expectAwake(section);
    await choose('home.specialsOf_clock');
    await expect.poll(kinds).toEqual(['clock']);
    expect((await shownCards(section)).length).toBeGreaterThan(2);
    await expect(previous).toBeDisabled();
    await choose('home.specialsOfAll');
    await expect.poll(async () => (await kinds()).length).toBeGreaterThan(1);
  });

  test('a carousel works after a page change and after coming back', async ({ visit, page }) => {
    const visitor = visit('en');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open('/about/');
    await page.locator('[data-logo]').first().click();
    await visitor.expectAddress('/');
    const { next, previous } = carouselOf(visitor, 'home.arrivalsTitle');
    await next.click();
    await expect(previous).toBeEnabled();
    await page.getByRole('contentinfo').locator('a[href="/about/"]').first().click();
    await visitor.expectAddress('/about/');
    await page.goBack();
    await visitor.expectAddress('/');
    await next.click();
    await expect(previous).toBeEnabled();
  });

  test('where Splide cannot be fetched the arrows scroll the list', async ({ visit, page, console }) => {
    const visitor = visit('en');
    await page.route(/carousels[^/]*\.js$/, (route) => route.abort());
    // The page was loaded again once because of it (§8), which brought nothing.
    await page.addInitScript(() => sessionStorage.setItem('loaded-anew', String(Date.now())));
    await visitor.open('/');
    const { section, next, cards } = carouselOf(visitor, 'home.arrivalsTitle');
    await cards.first().scrollIntoViewIfNeeded();
    await next.click();
    await expect(cards.first()).not.toBeInViewport();
    await expect(section).not.toHaveClass(/is-initialized/);
    console.length = 0;
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('carousels are lists that scroll, without arrows; all cards are links', async ({ visit, page }) => {
    const visitor = visit('ru');
    // Browsers without scripts load every picture at once: nobody has to wait for them here.
    await page.goto(`${visitor.origin}/`, { waitUntil: 'domcontentloaded' });
    const { section, next } = carouselOf(visitor, 'home.arrivalsTitle');
    await expect(next).toBeHidden();
    const last = section.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.t('home.heroTitle'));
  });

  test('special offers can be narrowed all the same', async ({ visit, page }) => {
    const visitor = visit('uz');
    await page.goto(`${visitor.origin}/`, { waitUntil: 'domcontentloaded' });
    const { section, cards } = carouselOf(visitor, 'home.specialsTitle');
    await section.getByText(visitor.t('home.specialsOf_jewelry'), { exact: true }).click();
    await expect(cards.and(page.locator('[data-kind="clock"]')).first()).toBeHidden();
    await expect(cards.and(page.locator('[data-kind="jewelry"]')).first()).toBeVisible();
  });
});

test('architecture §4 the home page needs at most 10 KB of script before somebody turns to a carousel', async ({
  visit,
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const visitor = visit('ru');
  await visitor.open('/');
  await page.waitForLoadState('networkidle');
  const before = await bytes(scripts);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThanOrEqual(10 * 1024);
  expect([...scripts].filter((path) => path.includes('carousels'))).toEqual([]);

  const { section } = carouselOf(visitor, 'home.servicesTitle');
  await section.hover();
  await expectAwake(section);
  expect([...scripts].filter((path) => path.includes('carousels'))).toHaveLength(1);
});

test('the home page does not move, neither by itself nor when Splide takes the carousels over', async ({
  visit,
  page,
}) => {
  const visitor = visit('ru');
  await watchShifts(page);
  await visitor.open('/');
  await page.waitForLoadState('networkidle');
  // Typefaces move a page by 0.0005 (tests/browser/pictures.spec.ts).
  expect(await shifts(page)).toBeLessThan(0.001);
  for (const title of ['home.servicesTitle', 'home.specialsTitle', 'home.arrivalsTitle'] as const) {
    const { section, cards } = carouselOf(visitor, title);
    await section.scrollIntoViewIfNeeded();
    const before = await cards.nth(1).boundingBox();
    const moved = await shifts(page);
    await cards.first().hover();
    await expectAwake(section);
    expect(await shifts(page)).toBe(moved);
    const after = await cards.nth(1).boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(after?.width).toBe(before?.width);
  }
});

test('Splide takes a scrolled carousel over where it stands', async ({ visit }) => {
  const visitor = visit('en');
  await visitor.open('/');
  const { section, cards } = carouselOf(visitor, 'home.arrivalsTitle');
  await section.evaluate((element) => {
    const slides = [...element.querySelectorAll<HTMLElement>('[data-slide]')];
    const [first, third] = [slides[0], slides[2]];
    if (!first || !third) return;
    const left = third.offsetLeft - first.offsetLeft;
    element.querySelector('[data-carousel-track]')?.scrollTo({ left, behavior: 'instant' });
  });
  const before = (await cards.nth(2).boundingBox())?.x;
  await expectAwake(section);
  expect((await cards.nth(2).boundingBox())?.x).toBeCloseTo(before ?? 0, 0);
});

test('the unit of the day: a reduced watch of the stock, until when it stands there', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const asked = Date.now();
  await visitor.open('/');
  const daily = page.getByRole('article').filter({ hasText: visitor.t('home.dailyTitle') });
  await expect(daily.getByText(visitor.pattern('home.dailyUntil'))).toBeVisible();
  const until = await daily.getByRole('time').getAttribute('datetime');
  expect(Date.parse(until ?? '')).toBeGreaterThan(asked);
  await expect(daily.locator('s')).toBeVisible();
  await daily.getByRole('link').click();
  await visitor.expectAddress(/^\/clock\/.+\/$/);
});

async function bytes(paths: Set<string>): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    sum += (await ask('ru', path, { headers: { 'Accept-Encoding': 'br' } })).body.length;
  }
  return sum;
}

/** Adds up what moves without anybody's doing, from the start of the next page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as Window & { shifted?: number };
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        counted.shifted = (counted.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far; two frames later, when all of it is counted. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as Window & { shifted?: number }).shifted ?? 0)),
        ),
      ),
  );
}
