import { carouselOf, expectInitialized, shownCards } from './carousel-steps.ts';
import { expect, test } from './visitor.ts';

test.describe('§2 home, pawnshop services', () => {
  // What slides takes its time.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
    // Hidden text does not count.
    await expect(counter).toHaveText(new RegExp(`\\D1 / ${total}$`), { useInnerText: true });
    await next.click();
    await expect(counter).toHaveText(new RegExp(`\\D2 / ${total}$`), { useInnerText: true });
  });

  test('clicks on a card are ignored while it slides, and open the service afterwards', async ({ visit }) => {
    const visitor = visit('ua');
    await visitor.open('/');
    const { section, next } = carouselOf(visitor, 'home.servicesTitle');
    await section.hover();
    await expectInitialized(section);
    // The click comes as the slide begins: a busy machine may draw no picture between its beginning and its end.
    const ignored = await section.evaluate(async (element) => {
      const sliding = new Promise((resolve) =>
        new MutationObserver(resolve).observe(element, { attributeFilter: ['data-sliding'] }),
      );
      element.querySelector<HTMLElement>('[data-carousel-turn="1"]')?.click();
      await sliding;
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
