import { expect, test } from './visitor.ts';

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
