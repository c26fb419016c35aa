import AxeBuilder from '@axe-core/playwright';
import { LOCALES } from '../../src/i18n/locales.ts';
import { FIXED_KINDS, someItem } from '../site/page-kinds.ts';
import { expect, test, type Visitor } from './visitor.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A large light screen and a small dark one. */
const SCREENS = [
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  { size: { width: 375, height: 740 }, colorScheme: 'dark' },
] as const;

const kinds = [
  ...FIXED_KINDS.map(({ name, path }) => ({ name, path: () => Promise.resolve(path) })),
  { name: 'item', path: someItem },
];

for (const locale of LOCALES) {
  for (const { name, path } of kinds) {
    test(`design §8 on ${locale}: ${name} is accessible and fits the screen`, async ({ visit, page }) => {
      const visitor = visit(locale);
      // Things that fade in are read at their full contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { size, colorScheme } of SCREENS) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await visitor.open(await path());
        await expectAccessible(visitor);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${size.width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}

async function expectAccessible({ page }: Visitor): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
