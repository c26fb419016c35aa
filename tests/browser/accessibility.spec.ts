import { LOCALES } from '../../src/i18n/locales.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { axeComplaints } from './accessibility-steps.ts';
import { expect, test } from './visitor.ts';

/** A phone and a desk. Each asks everything in one colour scheme, and in the other what colours can change. */
const SCREENS = [
  { size: { width: 375, height: 740 }, first: 'light', second: 'dark' },
  { size: { width: 1280, height: 900 }, first: 'dark', second: 'light' },
] as const;

/** What lies over the page. */
const OPEN = 'dialog[open], header details[open]';

for (const locale of LOCALES) {
  for (const { size, first, second } of SCREENS) {
    test(`WCAG 2.2 AA on ${locale} at ${size.width} px: axe finds nothing on any kind of page, light and dark`, async ({
      visit,
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(size);
      const visitor = visit(locale);
      for (const { name, path } of await pageKinds()) {
        // Things that fade in are read at their full contrast.
        await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
        await visitor.open(path);
        expect.soft(await axeComplaints(page), `${name}, ${first}`).toEqual([]);
        await page.emulateMedia({ colorScheme: second, reducedMotion: 'reduce' });
        expect.soft(await axeComplaints(page, 'colours'), `${name}, ${second}`).toEqual([]);
      }
    });

    test(`WCAG 2.2 AA on ${locale} at ${size.width} px: axe finds nothing in the menu and the lists of the header`, async ({
      visit,
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
      const visitor = visit(locale);
      await visitor.open('/about/');
      for (const open of [
        visitor.button('layout.menu').first(),
        visitor.summary('layout.city'),
        visitor.summary('layout.language'),
      ]) {
        await open.click();
        for (const colorScheme of [first, second]) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect.soft(await axeComplaints(page, 'all', OPEN), `${String(open)}, ${colorScheme}`).toEqual([]);
        }
        await page.keyboard.press('Escape');
      }
    });
  }
}
