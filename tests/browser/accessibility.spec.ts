import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { type PageKind, pageKinds } from '../site/page-kinds.ts';
import { axeComplaints, INSIDE_FRAME } from './accessibility-steps.ts';
import { forcedColourFaults } from './forced-colours.ts';
import { expectFits } from './reflow.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** A phone and a desktop, each in light and in dark. */
const SCREENS = [
  { size: { width: 375, height: 740 }, colorScheme: 'light' },
  { size: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { size: { width: 375, height: 740 }, colorScheme: 'dark' },
  { size: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const;

/**
 * Every kind of page is judged in two languages, which alternate. In the first: by axe on a phone and on a
 * desktop, in light and in dark, with all rules on one screen and with the rules that depend on the screen on the
 * opposite one (the frame with the first page of a language); then in forced colours; then by what fits. In the
 * second: by what fits. ACCESSIBILITY=all judges everything in every language, with all rules on every screen.
 */
const ALL = process.env.ACCESSIBILITY === 'all';

/** The screens of a page: phone in light and desktop in dark, or phone in dark and desktop in light. */
const screensOf = (place: number) => {
  const first = SCREENS[place % SCREENS.length] ?? SCREENS[0];
  const isOpposite = (one: (typeof SCREENS)[number]) =>
    one.size.width !== first.size.width && one.colorScheme !== first.colorScheme;
  return [first, ...SCREENS.filter(isOpposite)];
};

/** Elements that cover the page. */
const OPEN = 'dialog[open], header details[open]';

for (const [turn, locale] of LOCALES.entries()) {
  test(`WCAG 2.2 AA on ${locale}: axe finds nothing on any kind of page, all are seen in forced colours and fit`, async ({
    visit,
    page,
  }) => {
    test.setTimeout(ALL ? 900_000 : 300_000);
    const visitor = visit(locale);
    for (const [place, { name, path }] of (await pageKinds()).entries()) {
      const distance = ALL ? 0 : (place + turn) % LOCALES.length;
      if (distance % 2 === 1) continue;
      if (distance === 0) {
        await judgeByAxe(visitor, { name, path }, place);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await forcedColourFaults(page), `${name}, forced colours`).toEqual([]);
        await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
      } else {
        await page.setViewportSize({ width: 320, height: 640 });
        await visitor.open(path);
      }
      await expectFits(page, name);
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

/** Opens a page and judges it by axe on its screens. */
async function judgeByAxe(visitor: Visitor, { name, path }: PageKind, place: number): Promise<void> {
  const { page } = visitor;
  const screens = ALL ? SCREENS : screensOf(Math.floor(place / LOCALES.length) + place);
  for (const [index, { size, colorScheme }] of screens.entries()) {
    await page.setViewportSize(size);
    // Without animations, so that contrast is measured after fading in.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (index === 0) await visitor.open(path);
    // A result that takes the focus scrolls links under the header. Scroll back, since everything can still be
    // reached.
    await page.evaluate(() => scrollTo(0, 0));
    const rules = ALL || index === 0 ? 'all' : 'of the screen';
    const isWhole = rules === 'all' || place < LOCALES.length;
    const complaints = await axeComplaints(page, isWhole ? 'html' : INSIDE_FRAME, rules);
    expect.soft(complaints, `${name}, ${size.width} px, ${colorScheme}`).toEqual([]);
  }
}
