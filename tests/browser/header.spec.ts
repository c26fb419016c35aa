import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { logInByCall, registerAccount } from '../site/accounts.ts';
import { newMailbox } from '../site/mailing-list.ts';
import { scrollByWheel } from './scroll-by-wheel.ts';
import { expect, test } from './visitor.ts';

const WIDTHS = [320, 375, 576, 768, 992, 1200, 1440];

for (const locale of LOCALES) {
  test(`header on ${locale}: at every width its parts stand in one line, each in its own room`, async ({
    visit,
    page,
    context,
  }) => {
    const visitor = visit(locale);
    await context.addCookies([{ name: 'front-dev', value: 'true', url: visitor.origin }]);
    const email = newMailbox('header');
    await registerAccount(email, locale);
    const { token } = await logInByCall(email);
    await page.addInitScript((account) => sessionStorage.setItem('account_token', account), token);
    await visitor.open('/about/');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const lines = page.getByRole('banner').locator('.row');
      const problems = await lines.evaluateAll((rows) =>
        rows.flatMap((row) => {
          const parts = [...row.children].filter((part) => part.checkVisibility());
          const boxes = parts
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0)
            .sort((first, second) => first.box.x - second.box.x);
          return boxes.flatMap(({ part, box }, index) => {
            const next = boxes[index + 1]?.box.x ?? innerWidth;
            const outside = box.right > next + 0.5 || box.height > row.clientHeight;
            const wraps = part.getClientRects().length > 1 || (part as HTMLElement).scrollHeight > 60;
            return outside || wraps ? [part.outerHTML.slice(0, 120)] : [];
          });
        }),
      );
      expect.soft(problems, `${width} px`).toEqual([]);
    }
  });
}

for (const [width, shrunk] of [
  [375, 56],
  [1280, 60],
] as const) {
  test(`header at ${width} px: sticks and shrinks on the way down, comes back on the way up`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const visitor = visit('ru');
    await visitor.open('/article/garantii/');
    const sections = page.getByRole('navigation', { name: visitor.t('layout.sections') });
    const bar = page.getByRole('banner').locator('[data-bar]');
    const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const whole = await bar.evaluate((element) => element.clientHeight);
    await expect(sections).toBeInViewport();
    await page.mouse.wheel(0, 900);
    await expect(sections).toBeHidden();
    await expect.poll(bottom).toBeLessThanOrEqual(shrunk + 1);
    expect(await bottom()).toBeGreaterThan(44);
    await page.mouse.wheel(0, -200);
    await expect(sections).toBeVisible();
    await expect.poll(bottom).toBeGreaterThanOrEqual(whole);
  });
}

test('header on a phone: a call is one tap away', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visitor = visit('uz');
  await visitor.open('/about/');
  const call = page.getByRole('banner').getByRole('link', { name: visitor.t('layout.phone') });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', /^tel:\+998\d{9}$/);
});

test('§2 logo: on the main page it scrolls to the top, at once where motion is unwanted', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('ru').open('/');
  expect(await scrollByWheel(page, 900)).toBeGreaterThan(600);
  const logo = page.getByRole('banner').locator('a[href="/"]').first();
  const positions = await logo.evaluate(async (link: HTMLElement) => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    link.click();
    while (scrollY > 0) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return seen;
  });
  expect(positions).toEqual([0]);
});
