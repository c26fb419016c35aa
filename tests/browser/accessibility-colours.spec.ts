import { pageKinds } from '../site/page-kinds.ts';
import { contrast } from './contrast.ts';
import { expect, test } from './visitor.ts';

test.use({ keepsFiles: true });

test('WCAG 1.4.11 in forced colours every control keeps its border and every icon is seen', async ({
  visit,
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ forcedColors: 'active' });
  const visitor = visit('ru');
  for (const { name, path } of await pageKinds()) {
    await visitor.open(path);
    const { borders, icons } = await page.evaluate(() => {
      const ground = (element: Element | null): string => {
        if (!element) return getComputedStyle(document.documentElement).backgroundColor;
        const colour = getComputedStyle(element).backgroundColor;
        return colour.endsWith(', 0)') ? ground(element.parentElement) : colour;
      };
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const fields =
        '.button, .chip, select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])';
      return {
        borders: seen(fields).map((element) => ({
          what: element.outerHTML.slice(0, 120),
          width: parseFloat(getComputedStyle(element).borderBottomWidth),
          colour: getComputedStyle(element).borderBottomColor,
          ground: ground(element.parentElement),
        })),
        icons: seen('a svg, button svg, summary svg').map((element) => ({
          what: element.parentElement?.outerHTML.slice(0, 120),
          colour: getComputedStyle(element).stroke,
          ground: ground(element),
        })),
      };
    });
    for (const { what, width, colour, ground } of borders) {
      expect.soft(width, `${name}: ${what}`).toBeGreaterThanOrEqual(1);
      expect.soft(contrast(colour, ground), `${name}: ${what}`).toBeGreaterThanOrEqual(3);
    }
    for (const { what, colour, ground } of icons) {
      expect.soft(contrast(colour, ground), `${name}: ${what}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('header: in forced colours the active section alone is underlined', async ({ visit, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const visitor = visit('ru');
  await visitor.open('/clocks_today/');
  const sections = page.getByRole('navigation', { name: visitor.t('layout.sections') }).getByRole('link');
  const lines = await sections.evaluateAll((links) =>
    links.map((link) => ({
      active: link.hasAttribute('aria-current'),
      line: getComputedStyle(link).borderBottomColor,
      ground: getComputedStyle(document.documentElement).backgroundColor,
    })),
  );
  for (const { active, line, ground } of lines) expect(line === ground).toBe(!active);
});
