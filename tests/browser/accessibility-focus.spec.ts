import type { Page } from '@playwright/test';
import { contrast } from './contrast.ts';
import { expect, test } from './visitor.ts';

/** An element that has the focus after a press of Tab. */
interface Stop {
  /** Index of the element in the page. */
  index: number;
  what: string;
  /** Whether another element covers its middle. */
  covered: boolean;
}

/** How the focus is seen. */
interface Outline {
  style: string;
  width: number;
  colour: string;
  /** Background colour under the outline. */
  ground: string;
}

const LOOKS = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

for (const width of [375, 1280]) {
  test(`WCAG 2.4.7, 2.4.11, 2.4.13 focus at ${width} px: seen at every stop in light, in dark and in forced colours, never covered`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit('uz').open('/about/');
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(40);
    for (const { what, covered } of stops) expect.soft(covered, what).toBe(false);
    for (const { name, media } of LOOKS) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      const outlines = await outlinesOf(page, stops);
      for (const [place, { style, width: pixels, colour, ground }] of outlines.entries()) {
        const where = `${stops[place]?.what}, ${name}`;
        expect.soft(style, where).not.toBe('none');
        expect.soft(pixels, where).toBeGreaterThanOrEqual(2);
        expect.soft(contrast(colour, ground), where).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

/** Tabs through the whole page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await look(page);
    if (!stop || stops.some(({ index }) => index === stop.index)) return stops;
    stops.push(stop);
  }
}

function look(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      index: [...document.querySelectorAll('*')].indexOf(element),
      what: element.outerHTML.slice(0, 120),
      covered: !top || !(element.contains(top) || top.contains(element)),
    };
  });
}

/** Gives the focus to one element after another, as the keyboard does. */
function outlinesOf(page: Page, stops: Stop[]): Promise<Outline[]> {
  return page.evaluate(
    (places) => {
      const all = [...document.querySelectorAll<HTMLElement>('*')];
      const colour = (of: Element) => getComputedStyle(of).backgroundColor;
      return places.map((index) => {
        const element = all[index]!;
        element.focus({ focusVisible: true } as FocusOptions);
        const style = getComputedStyle(element);
        let around: Element | null = parseFloat(style.outlineOffset) < 0 ? element : element.parentElement;
        while (around && colour(around).endsWith(', 0)')) around = around.parentElement;
        return {
          style: style.outlineStyle,
          width: parseFloat(style.outlineWidth),
          colour: style.outlineColor,
          ground: colour(around ?? document.documentElement),
        };
      });
    },
    stops.map(({ index }) => index),
  );
}
