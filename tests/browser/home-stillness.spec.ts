import { carouselOf, expectInitialized } from './carousel-steps.ts';
import { shifts, watchShifts } from './layout-shifts.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './visitor.ts';

test.use({ keepsFiles: false, contextOptions: { reducedMotion: 'no-preference' } });

test('the home page does not move, neither by itself nor when Splide takes the carousels over', async ({
  visit,
  page,
}) => {
  const visitor = visit('ru');
  await watchShifts(page);
  await visitor.open('/');
  await page.waitForLoadState('networkidle');
  // Typefaces shift a page by 0.0005 (tests/browser/pictures.spec.ts).
  expect(await shifts(page, 0.001)).toEqual([]);
  for (const title of ['home.servicesTitle', 'home.specialsTitle', 'home.arrivalsTitle'] as const) {
    const { section, cards } = carouselOf(visitor, title);
    await section.scrollIntoViewIfNeeded();
    const before = await cards.nth(1).boundingBox();
    const moved = await shifts(page, 0);
    await cards.first().hover();
    await expectInitialized(section);
    expect(await shifts(page, 0)).toEqual(moved);
    const after = await cards.nth(1).boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(after?.width).toBe(before?.width);
  }
});

test('D725 in a window that is as high as two screens, what is laid out later moves nothing', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1700 });
  const visitor = visit('uz');
  await watchShifts(page);
  await visitor.open('/');
  await waitUntilIdle(page);
  expect(await shifts(page, 0.001)).toEqual([]);
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
  await expectInitialized(section);
  expect((await cards.nth(2).boundingBox())?.x).toBeCloseTo(before ?? 0, 0);
});
