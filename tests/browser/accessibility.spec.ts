import { LOCALES } from '../../src/i18n/locales.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { axeComplaints } from './accessibility-steps.ts';
import { expect, test } from './visitor.ts';

/** A phone and a desk, each in light and in dark. */
const SCREENS = [
  { size: { width: 375, height: 740 }, colorScheme: 'light' },
  { size: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { size: { width: 375, height: 740 }, colorScheme: 'dark' },
  { size: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const;

/**
 * Every kind of page is seen in every language and on every screen, but not in each language on each screen: page
 * by page the four languages take turns at the four screens. ACCESSIBILITY=all asks for every combination.
 */
const ALL = process.env.ACCESSIBILITY === 'all';

/** What lies over the page. */
const OPEN = 'dialog[open], header details[open]';

for (const [turn, locale] of LOCALES.entries()) {
  test(`WCAG 2.2 AA on ${locale}: axe finds nothing on any kind of page`, async ({ visit, page }) => {
    test.setTimeout(ALL ? 600_000 : 180_000);
    const visitor = visit(locale);
    for (const [place, { name, path }] of (await pageKinds()).entries()) {
      const screens = ALL ? SCREENS : SCREENS.filter((_, index) => index === (place + turn) % SCREENS.length);
      for (const { size, colorScheme } of screens) {
        await page.setViewportSize(size);
        // Things that fade in are read at their full contrast.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await visitor.open(path);
        // A result that takes the focus scrolls links under the header; nothing of the page is out of reach for that.
        await page.evaluate(() => scrollTo(0, 0));
        expect.soft(await axeComplaints(page), `${name}, ${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

  test(`WCAG 2.2 AA on ${locale}: axe finds nothing in the menu and the lists of the header`, async ({
    visit,
    page,
  }) => {
    const { size, colorScheme } = SCREENS[turn % SCREENS.length] ?? SCREENS[0];
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const visitor = visit(locale);
    await visitor.open('/about/');
    for (const open of [
      visitor.button('layout.menu').first(),
      visitor.summary('layout.city'),
      visitor.summary('layout.language'),
    ]) {
      await open.click();
      expect.soft(await axeComplaints(page, OPEN), String(open)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
