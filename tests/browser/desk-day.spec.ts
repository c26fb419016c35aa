import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { askDesk, cookieHeader } from '../site/colleagues.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { takeSite } from '../site/site.ts';
import { axeComplaints } from './accessibility-steps.ts';
import { expect, test } from './desk-visitor.ts';
import { buyShownItem } from './purchase-steps.ts';
import { Visitor } from './visitor.ts';

const site = translator('en');

test('a piece is photographed, published, bought by a visitor, sold and printed; its page says so', async ({
  sit,
  browser,
}) => {
  const { page, t, open } = await sit('owner', 'en');
  const number = `DAY-${randomUUID().slice(0, 8)}`;

  await test.step('a draft is made of what is known of the reference', async () => {
    await open('/stock/create');
    await page.getByLabel('Stock number').fill(number);
    await page.getByLabel('Brand').fill('Rolex');
    await page.getByLabel('Reference').fill('116610LN');
    await page.getByRole('button', { name: 'Fill in by reference' }).click();
    await expect(page.getByLabel('Model')).not.toHaveValue('');
    await page.getByLabel('Condition').click();
    await page.getByRole('option').nth(1).click();
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await expect(page).toHaveURL(/stock\/\d+/);
  });

  await test.step('its photograph goes through the queue', async () => {
    const photograph = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a5c22' } });
    await page
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'dial.jpg', mimeType: 'image/jpeg', buffer: await photograph.jpeg().toBuffer() },
      ]);
    await expect(page.getByText('Uploads: 1 / 1')).toBeVisible();
  });

  const address = await test.step('a price, then the site', async () => {
    await page.getByRole('button', { name: 'Change the price' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Price', { exact: true }).fill('9500');
    await dialog.getByLabel('Reason').fill('first price');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: t('stock.publish') }).click();
    await expect(page.getByRole('button', { name: t('stock.unpublish') })).toBeVisible();
    const { origins } = takeSite();
    const link = page.locator(`a[href^="${origins.en}/clock/"]`);
    return (await link.getAttribute('href')) ?? '';
  });

  const context = await browser.newContext({
    locale: 'en-US',
    extraHTTPHeaders: { 'X-Forwarded-For': newNetwork() },
  });
  const visitor = new Visitor(await context.newPage(), 'en');
  await test.step('a visitor sees its photograph and buys it', async () => {
    await expect.poll(async () => (await visitor.page.goto(address))?.status()).toBe(200);
    await expect(visitor.page.getByRole('main')).toContainText('116610LN');
    await expect(visitor.page.locator('main picture img').first()).toBeVisible();
    await buyShownItem(visitor);
  });

  await test.step('the order is there; one action sells the piece and closes it', async () => {
    await open('/orders');
    await page.getByRole('row').filter({ hasText: number }).first().click();
    await page.getByRole('button', { name: t('orders.sell') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('orders.price')).fill('9300');
    await dialog.getByRole('button', { name: t('orders.sell') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('orders.return') })).toBeVisible();
  });

  await test.step('the sheet of the sale can be printed', async () => {
    await page.getByRole('link', { name: t('orders.print') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toContainText(number);
    expect(await axeComplaints(page)).toEqual([]);
  });

  await test.step('the site says that it is sold', async () => {
    await expect
      .poll(async () => {
        await visitor.page.goto(address);
        return visitor.page.getByRole('main').innerText();
      })
      .toContain(site('item.availability_sold'));
    await context.close();
  });
});

test('a pledge ticket is written, extended and seen by its holder with the new day', async ({ sit }) => {
  const { page, t, open, colleague } = await sit('owner', 'en');
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const digits = String(Math.floor(Math.random() * 900_000) + 100_000);
  const printed = `55-${digits}`;
  await askDesk(
    'newTicket',
    {
      ...{ printed, city: 'samara', phone_digits: '4567', code: '', due: day(10), grace_end: day(40) },
      ...{ currency: 'RUB', amount: null, principal: 1_000_000, issued: day(-5), day_rate: 3000 },
    },
    cookieHeader(colleague),
  );
  await open('/tickets');
  await page.getByText(printed).click();
  await page.getByRole('button', { name: t('tickets.extend'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('tickets.due')).fill(day(50));
  await dialog.getByLabel(t('tickets.graceEnd')).fill(day(80));
  await dialog.getByRole('button', { name: t('tickets.extend') }).click();
  await expect(dialog).toHaveCount(0);
  const { data } = await askDesk('deskTickets', { q: printed }, cookieHeader(colleague));
  expect(data.data.map(({ due, extended }) => [due, extended])).toEqual([[day(50), 1]]);
});
