import type { Page } from '@playwright/test';
import { contrast } from './contrast.ts';

/**
 * Faults of a page in forced colours (WCAG 1.4.11), one line each: controls without a border that is seen, and
 * icons in the colour of their ground.
 */
export async function forcedColourFaults(page: Page): Promise<string[]> {
  const { borders, icons } = await page.evaluate(() => {
    const ground = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const colour = getComputedStyle(element).backgroundColor;
      return colour.endsWith(', 0)') ? ground(element.parentElement) : colour;
    };
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    // A slider has its border on the thumb, whose style no script can read.
    const fields =
      '.button, .chip, select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])';
    return {
      borders: seen(fields).map((element) => ({
        what: element.outerHTML.slice(0, 120),
        width: parseFloat(getComputedStyle(element).borderBottomWidth),
        colour: getComputedStyle(element).borderBottomColor,
        ground: ground(element.parentElement),
      })),
      icons: seen('a svg, button svg, summary svg').map((element) => ({
        what: element.parentElement?.outerHTML.slice(0, 120) ?? '',
        colour: getComputedStyle(element).stroke,
        ground: ground(element),
      })),
    };
  });
  const isSeen = (part: { colour: string; ground: string }) => contrast(part.colour, part.ground) >= 3;
  return [
    ...borders.filter(({ width }) => !(width >= 1)).map(({ what }) => `no border: ${what}`),
    ...borders.filter((border) => !isSeen(border)).map(({ what }) => `a border nobody sees: ${what}`),
    ...icons.filter((icon) => !isSeen(icon)).map(({ what }) => `an icon nobody sees: ${what}`),
  ];
}
