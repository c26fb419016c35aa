import sharp from 'sharp';
import { newPhone } from '../../site/call-requests.ts';
import { axeComplaints } from '../accessibility-steps.ts';
import { type AtDesk, expect, test } from '../desk-visitor.ts';
import type { Visitor } from '../visitor.ts';

/** A name that nobody else has. */
const newName = () =>
  `Ivan ${Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.random() * 26)).join('')}`;

/**
 * A visitor's request with photographs appears without a reload, is found with the keyboard, answered from a
 * template and gets an offer. The visitor accepts, and the visit is in the calendar of the office.
 */
export async function answerRequest({ page, open }: AtDesk, visitor: Visitor): Promise<void> {
  const name = newName();
  const isAccessible = async () => expect(await axeComplaints(page, '#main-content')).toEqual([]);
  await open(`/inbox?filter=${encodeURIComponent(JSON.stringify({ search: name }))}`);

  await test.step('a visitor sends photographs of a watch', async () => {
    const { page: shop, t } = visitor;
    await visitor.open('/appraisal/');
    const photos = shop.getByRole('group', { name: t('requests.field_photos') });
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a5c22' } });
    const file = { name: 'dial.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
    await photos.getByLabel(t('appraisal.choose')).setInputFiles([file]);
    await expect(photos.getByRole('listitem').filter({ hasText: t('appraisal.loaded') })).toHaveCount(1);
    await shop.getByRole('textbox', { name: t('requests.field_brand') }).fill('Omega');
    await shop.getByLabel(t('requests.field_user_name'), { exact: true }).fill(name);
    await shop.getByLabel(t('phoneCountries.country')).selectOption('ru');
    await shop.getByLabel(t('requests.field_telephone'), { exact: true }).fill(newPhone());
    await shop.getByRole('radio', { name: t('requests.method_telephone') }).check();
    await visitor.button('appraisal.submit').click();
    await expect(shop.getByText(t('appraisal.doneTitle'))).toBeVisible();
  });

  await test.step('it is there without reloading, found by keys, its photographs small and large', async () => {
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toBeVisible();
    await isAccessible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    const thumbnail = page.getByRole('img', { name: 'dial.jpg' });
    await expect(thumbnail).toBeVisible();
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    await page.getByRole('button', { name: 'Open photograph 1' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await isAccessible();
  });

  await test.step('it is answered from a template; a reload loses nothing', async () => {
    await page.getByLabel('Template').click();
    await page.getByRole('option', { name: 'More photographs needed' }).click();
    const letter = page.getByLabel('Text of the email or note');
    await expect(letter).toHaveValue(/^Hello Ivan/);
    await page.reload();
    await expect(letter).toHaveValue(/^Hello Ivan/);
    await page.getByLabel('Email', { exact: true }).fill('owner-of-watch@desk.test');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'the case back' })).toBeVisible();
  });

  const link = await test.step('an offer is made', async () => {
    await page.getByRole('button', { name: 'Make an offer' }).click();
    await page.getByLabel('Purchase amount').fill('200000');
    await page.getByLabel('Loan amount').fill('300 000');
    await expect(page.getByText(/to repay/)).toBeVisible();
    await isAccessible();
    await page.getByRole('button', { name: 'Send the offer' }).click();
    return (await page.getByText(/\/offer\/\?token=/).innerText()).trim();
  });

  const day = await test.step('the visitor accepts it and chooses when to come', async () => {
    const { page: shop, t } = visitor;
    await shop.goto(link);
    await shop.getByRole('radio', { name: new RegExp(t('offers.loan')) }).check();
    const office = shop.getByRole('combobox', { name: t('offers.office') });
    if ((await office.count()) > 0) await office.selectOption({ index: 1 });
    const days = shop.getByLabel(t('offers.day'), { exact: true });
    const last = (await days.locator('option').last().getAttribute('value')) ?? '';
    await days.selectOption(last);
    await shop.getByLabel(t('offers.time'), { exact: true }).selectOption('12:00');
    await shop.getByRole('button', { name: t('offers.accept') }).click();
    await expect(shop.getByRole('button', { name: t('offers.move') })).toBeVisible();
    return last;
  });

  await test.step('the visit is in the day of the office, until it is called off', async () => {
    await open('/appointments');
    await page.getByLabel('Day', { exact: true }).fill(day);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('12:00');
    await isAccessible();
    // The request says where the visit is, and the way back leads to the same day.
    const office = await row.getByRole('cell').nth(1).innerText();
    await row.getByRole('link').last().click();
    await expect(page.getByText(/^Visit: /)).toContainText(`12:00, ${office}`);
    await page.goBack();
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(day);
    await row.getByRole('button', { name: 'Cancel the visit' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button')).toHaveText(['Keep the visit', 'Cancel the visit']);
    await question.getByRole('button', { name: 'Cancel the visit' }).click();
    await expect(row).toHaveCount(0);
  });
}
