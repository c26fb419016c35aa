import type { Page } from '@playwright/test';
import { cards } from './catalogue-steps.ts';
import { contrast } from './contrast.ts';
import { cutOutlines } from './cut-outlines.ts';
import { expect, test } from './visitor.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

/** What is visible of the element that has the focus. */
interface Stop {
  what: string;
  /** Index of the element in the page. */
  index: number;
  outlineStyle: string;
  outlineWidth: number;
  outlineColour: string;
  /** Background colour under the outline. */
  ground: string;
  /** Whether another element covers its middle. */
  covered: boolean;
}

const LOOKS = [
  { name: 'light', media: { colorScheme: 'light' } },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
] as const;

for (const { name, media } of LOOKS) {
  for (const width of [375, 1280]) {
    test(`WCAG 2.4.7, 2.4.11, 2.4.13 focus in ${name} at ${width} px: seen at every stop, never covered`, async ({
      visit,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await visit('uz').open('/about/');
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(40);
      for (const stop of stops) {
        expect.soft(stop.outlineStyle, stop.what).not.toBe('none');
        expect.soft(stop.outlineWidth, stop.what).toBeGreaterThanOrEqual(2);
        expect.soft(contrast(stop.outlineColour, stop.ground), stop.what).toBeGreaterThanOrEqual(3);
        expect.soft(stop.covered, stop.what).toBe(false);
      }
    });
  }
}

test('WCAG 2.4.7 no outline of the focus is cut off on a phone, where lines scroll sideways', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const visitor = visit('uz');
  await visitor.open('/clocks_today/');
  const item = await cards(visitor).first().getByRole('link').getAttribute('href');
  for (const path of ['/', '/clocks_today/?brands=omega', '/search/?q=rolex', item ?? '']) {
    await visitor.open(path);
    await waitUntilIdle(page);
    expect.soft(await cutOutlines(page), path).toEqual([]);
  }
});

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
    const style = getComputedStyle(element);
    let around: Element | null = parseFloat(style.outlineOffset) < 0 ? element : element.parentElement;
    const colour = (of: Element) => getComputedStyle(of).backgroundColor;
    while (around && colour(around).endsWith(', 0)')) around = around.parentElement;
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      what: element.outerHTML.slice(0, 120),
      index: [...document.querySelectorAll('*')].indexOf(element),
      outlineStyle: style.outlineStyle,
      outlineWidth: parseFloat(style.outlineWidth),
      outlineColour: style.outlineColor,
      ground: colour(around ?? document.documentElement),
      covered: !top || !(element.contains(top) || top.contains(element)),
    };
  });
}
