import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { type PageKind, pageKinds } from '../site/page-kinds.ts';
import { axeComplaints, INSIDE_FRAME } from './accessibility-steps.ts';
import { forcedColourFaults } from './forced-colours.ts';
import { shifts, watchShifts } from './layout-shifts.ts';
import { wronglySizedPictures } from './picture-sizes.ts';
import { expectFits } from './reflow.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test, type Visitor } from './visitor.ts';

const PHONE = { width: 375, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

interface Screen {
  size: typeof PHONE;
  colorScheme: 'light' | 'dark';
}

/** A phone and a desktop, each in light and in dark. */
const SCREENS: readonly Screen[] = [
  { size: PHONE, colorScheme: 'light' },
  { size: DESKTOP, colorScheme: 'dark' },
  { size: PHONE, colorScheme: 'dark' },
  { size: DESKTOP, colorScheme: 'light' },
];

/**
 * Every kind of page is judged in one language; the languages take turns. Nothing moves while it loads and is scrolled
 * through, on a phone or on a desktop; axe judges it on both, in light and in dark, with all rules on one screen and
 * with the rules that depend on the screen on the opposite one (the frame with the first page of a language), and there
 * every picture says how wide it is drawn (decision 700); then it is seen in forced colours, and everything fits.
 * ACCESSIBILITY=all judges everything in every language, with all rules on every screen.
 */
const ALL = process.env.ACCESSIBILITY === 'all';

/** The kinds are judged in this many parts of each language, which run in parallel. */
const PARTS = 2;

/** Elements that cover the page. */
const OPEN = 'dialog[open], header details[open]';

test.describe('kinds of pages', () => {
  // Typefaces that come late move lines, and so may animations.
  test.use({ keepsFiles: false, contextOptions: { reducedMotion: 'no-preference' } });

  for (const [turn, locale] of LOCALES.entries()) {
    for (let part = 0; part < PARTS; part++) {
      test(`WCAG 2.2 AA, architecture §8 on ${locale}: nothing moves on any kind of page, axe finds nothing, all are seen in forced colours and fit (${part + 1} of ${PARTS})`, async ({
        visit,
        page,
      }) => {
        test.setTimeout(ALL ? 900_000 : 300_000);
        await watchShifts(page);
        for (const [place, kind] of (await pageKinds()).entries()) {
          const isTurn = ALL || (place + turn) % LOCALES.length === 0;
          if (isTurn && Math.floor(place / LOCALES.length) % PARTS === part)
            await judge(visit(locale), kind, place);
        }
      });
    }
  }
});

for (const [turn, locale] of LOCALES.entries()) {
  test(`WCAG 2.2 AA on ${locale}: axe finds nothing in the menu and the lists of the header`, async ({
    visit,
    page,
  }) => {
    const { size, colorScheme } = SCREENS[turn % SCREENS.length] ?? SCREENS[0]!;
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

/** Opens a page and judges it for everything that concerns its kind. */
async function judge(visitor: Visitor, kind: PageKind, place: number): Promise<void> {
  const { page } = visitor;
  const { name, path } = kind;
  const screens = screensOf(place);
  const { size, colorScheme } = screens[0] ?? SCREENS[0]!;
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await visitor.open(path);
  await waitUntilIdle(page);
  for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -300);
  expect.soft(await shifts(page), `${name}, ${size.width} px`).toEqual([]);
  // Without animations, so that contrast is measured after fading in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await judgeByAxe(visitor, name, place, ALL ? SCREENS : screens);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await forcedColourFaults(page), `${name}, forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'no-preference' });
  await expectFits(page, name);
}

/** The screens of a kind: phone in light and desktop in dark, or phone in dark and desktop in light. */
function screensOf(place: number): readonly Screen[] {
  const first = SCREENS[(Math.floor(place / LOCALES.length) + place) % SCREENS.length] ?? SCREENS[0]!;
  const isOpposite = (one: Screen) =>
    one.size.width !== first.size.width && one.colorScheme !== first.colorScheme;
  return [first, ...SCREENS.filter(isOpposite)];
}

/** Judges the shown page by axe, with all rules on the first screen. */
async function judgeByAxe({ page }: Visitor, name: string, place: number, screens: readonly Screen[]) {
  for (const [index, { size, colorScheme }] of screens.entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect.soft(await wronglySizedPictures(page), `${name}, ${size.width} px, pictures`).toEqual([]);
    // A result that takes the focus scrolls links under the header. Scroll back, since everything can still be
    // reached.
    await page.evaluate(() => scrollTo(0, 0));
    const rules = ALL || index === 0 ? 'all' : 'of the screen';
    const isWhole = rules === 'all' || place < LOCALES.length;
    const complaints = await axeComplaints(page, isWhole ? 'html' : INSIDE_FRAME, rules);
    expect.soft(complaints, `${name}, ${size.width} px, ${colorScheme}`).toEqual([]);
  }
}
