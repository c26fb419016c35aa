import { filledForm } from '../forms/filled-forms.ts';
import { requestsBy } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { fillIn } from './fill-in.ts';
import { expect, test } from './visitor.ts';

test('a form is sent from a browser that forbids site data', async ({ visit, page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
  // As Chromium does: reading the storage itself throws.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
  });
  const { address, fields, person } = await filledForm('question');
  await visit('ru').open(address);
  const form = page.getByRole('main').locator('form');
  await fillIn(form, fields);
  await form.locator('[name=consent]').check();
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('main').locator('[data-sent]')).toBeFocused();
  expect(await requestsBy(person)).toHaveLength(1);
});
