import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('§2 page transition: out-in, named page', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/about/');
  // Slow down animations: a machine with few frames a second sees every one.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await watchMotion(page);
  await page.getByRole('contentinfo').locator('a[href="/article/"]').first().click();
  await visitor.expectAddress('/article/');
  await expect.poll(() => seen(page)).toContain('::view-transition-new(page) page-comes');
  await expect.poll(() => seen(page)).toContain('::view-transition-old(page) page-leaves');
});

test('D498 the picture of a chosen card becomes the picture of its page', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await watchMotion(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await visitor.expectAddress(/^\/clock\//);
  await expect.poll(() => seen(page)).toContainEqual(expect.stringMatching(/transition-group\(piece\)/));
  await expect.poll(() => seen(page)).toContainEqual(expect.stringMatching(/transition-new\(piece\)/));
});

test('WCAG 2.3.3 nothing moves for those who asked for stillness', async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visitor = visit('ru');
  await visitor.open('/uslugi/');
  await watchMotion(page);
  await visitor.button('layout.cookieHide').click();
  await visitor.button('layout.menu').first().click();
  await page.keyboard.press('Escape');
  await visitor.summary('layout.city').click();
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -300);
  await page.getByRole('contentinfo').locator('a[href="/article/"]').first().click();
  await visitor.expectAddress('/article/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seen(page)).toEqual([]);
});

/** Records every animation with a duration, frame by frame. */
async function watchMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const motions = new Set<string>();
    Object.assign(window, { motions });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect | null;
        if (!effect || Number(effect.getComputedTiming().activeDuration) === 0) continue;
        const name = animation instanceof CSSAnimation ? animation.animationName : 'transition';
        motions.add(`${effect.pseudoElement ?? effect.target?.className ?? ''} ${name}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function seen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { motions: Set<string> }).motions]);
}
