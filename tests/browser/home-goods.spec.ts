import type { Locator } from '@playwright/test';
import { carouselOf, expectInitialized, shownCards } from './carousel-steps.ts';
import { expect, test } from './visitor.ts';

async function width(card: Locator): Promise<number> {
  return Math.round((await card.boundingBox())?.width ?? 0);
}

test.describe('§9 carousels of goods', () => {
  test('D66 the width of slides follows the screen, before and after Splide', async ({ visit, page }) => {
    const visitor = visit('en');
    for (const [size, slide] of [
      [800, 246],
      [991, 246],
      [992, 334],
      [1300, 334],
      [1920, 334],
    ] as const) {
      await page.setViewportSize({ width: size, height: 900 });
      await visitor.open('/');
      for (const title of ['home.specialsTitle', 'home.arrivalsTitle'] as const) {
        const { section, cards } = carouselOf(visitor, title);
        expect(await width(cards.first()), `${size} px`).toBe(slide);
        await section.hover();
        await expectInitialized(section);
        expect(await width(cards.first()), `${size} px, awake`).toBe(slide);
      }
    }
  });

  test('the keyboard turns the slides and the focus stays with what is shown', async ({ visit, page }) => {
    const visitor = visit('en');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open('/');
    const { section, cards } = carouselOf(visitor, 'home.arrivalsTitle');
    await cards.first().getByRole('link').first().focus();
    await expectInitialized(section);
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
    await expectInitialized(section);
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
    // The page has been reloaded once because of it (§8), without success.
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
    // Browsers without scripts load every picture at once. Do not wait for them.
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
