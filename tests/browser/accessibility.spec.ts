import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
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
 * Every kind of page is judged in two languages, on a phone and at a desk, in light and in dark; page by page the
 * languages take turns. ACCESSIBILITY=all asks for every language on every screen.
 */
const ALL = process.env.ACCESSIBILITY === 'all';

/** Where a page is seen in a language: the phone in light and the desk in dark, or the other way round. */
const screenOf = (place: number, turn: number) => (Math.floor(place / 2) % 2) * 2 + (turn < 2 ? 0 : 1);

/** What lies over the page. */
const OPEN = 'dialog[open], header details[open]';

for (const [turn, locale] of LOCALES.entries()) {
  test(`WCAG 2.2 AA on ${locale}: axe finds nothing on any kind of page`, async ({ visit, page }) => {
    test.setTimeout(ALL ? 600_000 : 300_000);
    const visitor = visit(locale);
    for (const [place, { name, path }] of (await pageKinds()).entries()) {
      if (!ALL && (place + turn) % 2 === 1) continue;
      const screens = ALL ? SCREENS : SCREENS.filter((_, index) => index === screenOf(place, turn));
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
