import { expect, test } from '../browser/visitor.ts';
import { LOOKS, snapshotOf } from './looks.ts';

/** Groups of the page of components; the words and figures in them are fixed. */
const GROUPS = [
  'type',
  'buttons',
  'fields',
  'choices',
  'form',
  'marks',
  'disclosure',
  'navigation',
  'absence',
  'cards',
];

for (const look of LOOKS) {
  const { locale, colorScheme, width } = look;
  test.describe(`look components on ${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('every group looks as it did', async ({ visit, page }) => {
      await visit(locale).open('/components/');
      await page.evaluate(() => document.fonts.ready);
      for (const name of GROUPS) {
        const group = page.locator(`[data-group="${name}"] > .samples`);
        // The drawings of watches have tests of their own.
        const mask = [group.locator('picture img')];
        await expect.soft(group).toHaveScreenshot(snapshotOf(name, look), { mask, maskColor: '#888888' });
      }
    });

    test('a dialog looks as it did', async ({ visit, page }) => {
      const visitor = visit(locale);
      await visitor.open('/components/');
      await page
        .getByRole('main')
        .getByRole('link', { name: visitor.t('components.priceTitle') })
        .click();
      const dialog = page.getByRole('dialog', { name: visitor.t('components.priceTitle') });
      await expect(dialog).toHaveScreenshot(snapshotOf('dialog', look));
    });
  });
}
