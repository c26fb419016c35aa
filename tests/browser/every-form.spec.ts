import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { FORM_NAMES, filledForm } from '../forms/filled-forms.ts';
import { requestsBy } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { expect, test } from './visitor.ts';

/** Presses of Tab that are enough to go through any form. */
const LONGEST = 40;

const PDF = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 %%EOF') };

// A quarter of the forms on each host; a new form is included automatically.
LOCALES.forEach((locale, host) => {
  const names = FORM_NAMES.filter((_, place) => place % LOCALES.length === host);
  test(`by keyboard alone on ${locale}: ${names.join(', ')}`, async ({ visit, page }) => {
    test.slow();
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
    const { t, ...visitor } = visit(locale);
    await page.goto(`${visitor.origin}/about/`);
    for (const name of names) {
      const { address, fields, person, form } = await filledForm(name);
      const opener = await openerOf(page, address);
      const dialog = page.getByRole('dialog').and(page.locator(':modal'));

      await opener.press('Enter');
      const title = await dialog.locator('[data-request]').getAttribute('data-title');
      await expect(dialog, 'announced by name').toHaveAccessibleName(title ?? '-');
      expect(await isFocusIn(page), 'focus goes into it').toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener, 'Escape gives the focus back').toBeFocused();

      await opener.press('Enter');
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
      await expect(opener, 'so does the backdrop').toBeFocused();

      await opener.press('Enter');
      await expect(dialog.locator('form')).toBeVisible();
      await typeThrough(page, dialog, { ...fields, consent: '1', consent_publish: '1' });
      if (form.photos)
        await expect(dialog.locator('[data-photos]').getByRole('listitem')).toContainText(
          t('appraisal.loaded'),
        );
      await page.keyboard.press('Enter');
      const thanks = dialog.getByRole('status').and(dialog.locator('[data-sent]'));
      await expect(thanks, `${name} is thanked for, in the reader's ear`).toBeFocused();
      await expect.poll(async () => (await requestsBy(person)).length).toBe(1);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  });
});

/** A link that opens a form, added to the page. */
async function openerOf(page: Page, address: string): Promise<Locator> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, id: 'opener', textContent: href });
    link.dataset.requestOpen = '';
    document.querySelector('#opener')?.remove();
    document.querySelector('main')!.prepend(link);
  }, address);
  return page.locator('#opener');
}

/** Whether the focus is in the top dialog, or in the browser's own controls. */
function isFocusIn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body || Boolean(activeElement?.closest('dialog[open]'));
  });
}

/** Goes through a form with Tab, types into every field that has a value, and ends at its button. */
async function typeThrough(page: Page, dialog: Locator, fields: Record<string, string>): Promise<void> {
  const done = new Set<string>();
  for (let presses = 0; presses < LONGEST; presses++) {
    const { name, type, value } = await page.evaluate(() => {
      const { name = '', type = '', value = '' } = document.activeElement as HTMLInputElement;
      return { name, type, value };
    });
    const wanted = fields[name] ?? '';
    if (type === 'submit') return;
    if (type === 'file' && !done.has('photos[]')) {
      done.add('photos[]');
      await dialog.locator('input[type=file]').first().setInputFiles(PDF);
    } else if (wanted && !done.has(name)) {
      done.add(name);
      if (type === 'checkbox') await page.keyboard.press('Space');
      else if (type === 'radio') await chooseRadio(page, value, wanted);
      else if (type.startsWith('select')) await dialog.locator(`select[name=${name}]`).selectOption(wanted);
      else {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(wanted);
      }
    }
    await page.keyboard.press('Tab');
    expect(await isFocusIn(page), 'focus stays in it').toBe(true);
  }
  throw new Error('The button cannot be reached by Tab');
}

/** Chooses a radio button with the arrow keys, from the one that has the focus. */
async function chooseRadio(page: Page, first: string, wanted: string): Promise<void> {
  await page.keyboard.press('Space');
  for (let value = first, tries = 0; value !== wanted && tries < 6; tries++) {
    await page.keyboard.press('ArrowDown');
    value = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  }
}
