import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { test } from './visitor.ts';

for (const locale of LOCALES) {
  test(`look ${locale}`, async ({ visit, page }) => {
    test.setTimeout(120_000);
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
    const visitor = visit(locale);
    const { t } = visitor;
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visitor.open('/appraisal/');
      await page.locator('form[data-request-form] button[type=submit]').click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/forms18-shots/appraisal-${locale}-${width}.png`, fullPage: true });
      await visitor.open('/call-request/');
      await page.locator('[name=telephone]').fill('+3805012345');
      await page.getByRole('radio', { name: t('requests.method_telegram') }).check();
      await page.locator('form[data-request-form] button[type=submit]').click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/forms18-shots/call-${locale}-${width}.png`, fullPage: true });
      await page.locator('[name=telephone]').fill('');
      await page.locator('[name=country]').selectOption('other');
      await page.locator('form[data-request-form]').screenshot({ path: `/tmp/forms18-shots/other-${locale}-${width}.png` });
      await visitor.open('/appraisal/status/');
      await page.screenshot({ path: `/tmp/forms18-shots/status-${locale}-${width}.png` });
    }
  });
}
