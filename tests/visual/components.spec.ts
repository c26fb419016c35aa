import { expect, test } from '../browser/visitor.ts';
import { PAGE_VARIANTS, snapshotOf } from './page-variants.ts';

/** Groups of the page of components. Their texts and figures are fixed. */
const GROUPS = ['type', 'fields', 'form', 'marks', 'disclosure', 'navigation', 'absence', 'cards'];

/**
 * Groups with few letters. On another machine or browser they differ in up to 0.8 % of the pixels; a button with
 * 4 px less padding differs in 2.4 %.
 */
const CONTROLS = ['buttons', 'choices'];
const CONTROLS_RATIO = 0.012;

for (const look of PAGE_VARIANTS) {
  const { locale, colorScheme, width } = look;
  test.describe(`components on ${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('every group looks as it did', async ({ visit, page }) => {
      await visit(locale).open('/components/');
      await page.evaluate(() => document.fonts.ready);
      for (const name of [...GROUPS, ...CONTROLS]) {
        const group = page.locator(`[data-group="${name}"] > .samples`);
        // Drawings of watches have their own tests.
        const options = {
          mask: [group.locator('picture img')],
          maskColor: '#888888',
          ...(CONTROLS.includes(name) ? { maxDiffPixelRatio: CONTROLS_RATIO } : {}),
        };
        await expect.soft(group).toHaveScreenshot(snapshotOf(name, look), options);
      }
    });

    test('a dialog looks as it did', async ({ visit, page }) => {
      const visitor = visit(locale);
      await visitor.open('/components/');
      await page
        .getByRole('main')
        .getByRole('link', { name: visitor.t('styleGuide.priceTitle') })
        .click();
      const dialog = page.getByRole('dialog', { name: visitor.t('styleGuide.priceTitle') });
      await expect(dialog).toHaveScreenshot(snapshotOf('dialog', look));
    });
  });
}
