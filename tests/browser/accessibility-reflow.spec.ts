import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { addVisitorStyles, FITS, misfits } from './accessibility-steps.ts';
import { expect, test } from './visitor.ts';

test.use({ keepsFiles: true });

/** The text spacing of WCAG 1.4.12, which a page must support. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const LARGE_TEXT = 'html { font-size: 200% }';

/** Each kind of page is tested in two languages, which alternate; ACCESSIBILITY=all tests every language. */
const ALL = process.env.ACCESSIBILITY === 'all';

for (const [turn, locale] of LOCALES.entries()) {
  test(`WCAG 1.4.4, 1.4.10, 1.4.12 on ${locale}: pages fit in 320 px, with wide spacing, and at 200 %`, async ({
    visit,
    page,
  }) => {
    test.setTimeout(300_000);
    const visitor = visit(locale);
    for (const [place, { name, path }] of (await pageKinds()).entries()) {
      if (!ALL && (place + turn) % 2 === 0) continue;
      await page.setViewportSize({ width: 320, height: 640 });
      await visitor.open(path);
      expect.soft(await misfits(page), `${name}, 320 px`).toEqual(FITS);
      await page.setViewportSize({ width: 640, height: 450 });
      expect.soft(await misfits(page), `${name}, page zoom`).toEqual(FITS);
      await page.setViewportSize({ width: 1280, height: 900 });
      await addVisitorStyles(page, LARGE_TEXT);
      expect.soft(await misfits(page), `${name}, text zoom`).toEqual(FITS);
      await addVisitorStyles(page, `html { font-size: 100% } ${SPACING}`);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await misfits(page), `${name}, text spacing`).toEqual(FITS);
    }
  });
}

test('WCAG 1.4.10 in a low window the header scrolls away and leaves the room to the page', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await visit('ru').open('/article/garantii/');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
