import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { DESK_CALLS } from '@tourbillon/domain/desk/desk-calls.ts';
import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { readConfiguration } from '../../../src/platform/configuration.ts';
import { askDesk, cookieHeader, type LoggedInColleague } from '../../site/colleagues.ts';
import { readSharedSite } from '../../site/site.ts';
import { axeComplaints } from '../accessibility-steps.ts';
import { type AtDesk, expect, test } from '../desk-visitor.ts';
import { buyShownItem } from '../purchase-steps.ts';
import type { Visitor } from '../visitor.ts';
import { uploadPhotographs } from './photographs.ts';

const site = translator('en');

/** Sale prices of the same reference, as the page of another piece shows them. */
async function historyOf(
  colleague: LoggedInColleague,
  number: string,
): Promise<{ path: string; sales: number }> {
  const cookie = cookieHeader(colleague);
  const { data } = await askDesk('stockList', { search: '116610LN', sort: 'number', order: 'asc' }, cookie);
  const other = data.data.find((one) => one.number !== number && one.stock === 'current');
  const { path } = (await askDesk('itemOfStock', { id: other?.id ?? 0 }, cookie)).data.data;
  const itemUrl = path.split('/')[2] ?? '';
  const wanted = { catalogType: 'clock', itemUrl } as const;
  const target = `/en${callTarget(CALLS.priceHistory, wanted)}`;
  const { backendPort, env } = readSharedSite();
  const token = readServiceToken(readConfiguration(env)) ?? '';
  const signature = signCall(token, { method: 'GET', target, body: '' }, Date.now());
  const response = await fetch(`http://127.0.0.1:${backendPort}${target}`, {
    headers: { [SERVICE_SIGNATURE]: signature },
  });
  const { history } = v.parse(CALLS.priceHistory.response, await response.json());
  return { path, sales: history?.sales ?? 0 };
}

/**
 * A piece is photographed, previewed as a draft, published, bought by a visitor, sold and printed; its page
 * changes accordingly.
 */
export async function sellPiece({ page, t, open, colleague }: AtDesk, visitor: Visitor): Promise<void> {
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
    // What is typed while the draft is made waits in its form.
    const address = `**/api${DESK_CALLS.createPiece.path}`;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await page.getByLabel(t('stockColumns.diameter_mm')).fill('41');
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await expect(page).toHaveURL(/stock\/\d+/);
    await page.unroute(address);
    await expect(page.getByLabel(t('stockColumns.diameter_mm'))).toHaveValue('41');
    await expect(page.getByText(t('stock.unsaved'))).toBeVisible();
    await page
      .getByRole('button', { name: t('stock.discard') })
      .first()
      .click();
  });

  await test.step('its photographs go through the queue', () => uploadPhotographs(page));

  await test.step('a photograph is cropped by keyboard', async () => {
    const id = Number(/stock\/(\d+)/.exec(page.url())?.[1]);
    const first = async () => {
      const { data } = await askDesk('itemOfStock', { id }, cookieHeader(colleague));
      const [photograph] = data.data.photographs;
      return [photograph?.width, photograph?.height, photograph?.edit?.crop ?? null];
    };
    const [width = 0, height] = (await first()) as number[];
    await page
      .getByRole('button', { name: new RegExp(`^${t('stock.crop')}`) })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: t('stock.crop') });
    // Ten per cent of the left side.
    for (let part = 0; part < 10; part += 1)
      await dialog.getByRole('slider', { name: t('stock.cropLeft') }).press('ArrowRight');
    await dialog.getByRole('button', { name: t('stock.apply') }).click();
    await expect(dialog).toHaveCount(0);
    const left = Math.round(width / 10);
    await expect.poll(first).toEqual([width - left, height, { left, top: 0, width: width - left, height }]);
  });

  await test.step('an order of photographs that was not stored does not stay on the screen', async () => {
    const address = `**/api${DESK_CALLS.arrangePhotographs.path}`;
    const photographs = page.getByRole('region', { name: t('stockColumns.photos') });
    const main = photographs.getByRole('img').first();
    const before = (await main.getAttribute('src')) ?? '';
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    await photographs
      .getByRole('button', { name: new RegExp(`^${t('stock.moveLater')}`) })
      .first()
      .click();
    await expect(page.getByText(t('stock.failed'))).toBeVisible();
    await expect(main).toHaveAttribute('src', before);
    await page.unroute(address);
  });

  await test.step('a colleague changes it meanwhile: both values are shown, and what was typed stays', async () => {
    const field = page.getByLabel(t('stockColumns.nickname'));
    const save = () => page.getByRole('button', { name: t('stock.save'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('stock.conflictTitle') });
    await field.fill('Hulk');
    const cookie = cookieHeader(colleague);
    const id = Number(/stock\/(\d+)/.exec(page.url())?.[1]);
    const { version, edition, cells } = (await askDesk('itemOfStock', { id }, cookie)).data.data;
    const theirs = { id, version, edition, read: cells, cells: { nickname: 'Kermit' } };
    await askDesk('savePiece', theirs, cookie);
    await save();
    await expect(dialog).toContainText('Kermit');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(field).toHaveValue('Hulk');
    await save();
    await dialog.getByRole('radio', { name: t('stock.takeMine') }).check();
    await dialog.getByRole('button', { name: t('stock.apply') }).click();
    await save();
    await expect(page.getByText(t('stock.saved'))).toBeVisible();
    await expect(field).toHaveValue('Hulk');
  });

  await test.step('its draft is seen by who has the link, and by nobody else', async () => {
    const link = page
      .getByRole('navigation', { name: t('stock.preview') })
      .getByRole('link', { name: 'English' });
    const preview = (await link.getAttribute('href')) ?? '';
    // Lists are reloaded after a photograph. Ask again, because that takes time on a busy machine.
    const headers = async () => {
      const response = await visitor.page.goto(preview);
      const { 'x-robots-tag': robots, 'cache-control': kept } = response?.headers() ?? {};
      return [response?.status(), robots, kept];
    };
    await expect.poll(headers).toEqual([200, 'noindex, nofollow', 'no-store']);
    await expect(visitor.page.getByRole('main')).toContainText('116610LN');
    await expect(visitor.page.locator('main picture img').first()).toBeVisible();
    const unsigned = await visitor.page.goto(preview.replace(/signature=./, 'signature='));
    expect(unsigned?.status()).toBe(404);
  });

  const address = await test.step('a price, then the site', async () => {
    await page.getByRole('button', { name: 'Change the price' }).click();
    const dialog = page.getByRole('dialog');
    const price = dialog.getByLabel('Price', { exact: true });
    const apply = dialog.getByRole('button', { name: 'Apply' });
    await dialog.getByLabel('Reason').fill('first price');
    await price.fill('9500.50');
    await expect(dialog.getByText(t('actions.error_price'))).toBeVisible();
    await expect(apply).toBeDisabled();
    await price.fill('9.500');
    // A colleague is faster.
    const cookie = cookieHeader(colleague);
    const id = Number(/stock\/(\d+)/.exec(page.url())?.[1]);
    const { edition, cells } = (await askDesk('itemOfStock', { id }, cookie)).data.data;
    const read = { price: null, discount_price: null, currency: cells.currency ?? 'USD' };
    const theirs = { ...read, currency: cells.currency || 'USD', price: 9_900, reason: 'faster' };
    await askDesk('changePrice', { id, edition, read, ...theirs }, cookie);
    await apply.click();
    await expect(dialog.getByRole('alert')).toContainText('9,900');
    await expect(price).toHaveValue('9.500');
    await apply.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('9,500');
    await page.getByRole('button', { name: t('stock.publish') }).click();
    await expect(page.getByRole('button', { name: t('stock.unpublish') })).toBeVisible();
    const { origins } = readSharedSite();
    const link = page.locator(`a[href^="${origins.en}/clock/"]`);
    return (await link.getAttribute('href')) ?? '';
  });

  await test.step('a visitor sees its photograph and buys it', async () => {
    await expect.poll(async () => (await visitor.page.goto(address))?.status()).toBe(200);
    await expect(visitor.page.getByRole('main')).toContainText('116610LN');
    await expect(visitor.page.locator('main picture img').first()).toBeVisible();
    await buyShownItem(visitor);
  });

  const before = await historyOf(colleague, number);
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
    // Only the sheet has this button; the order before it has a heading and the number as well.
    await expect(page.getByRole('button', { name: t('orders.print') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toContainText(number);
    expect(await axeComplaints(page)).toEqual([]);
  });

  await test.step('its page is of the archive, and its price is in the history of the reference', async () => {
    await expect
      .poll(async () => {
        await visitor.page.goto(address);
        return visitor.page.getByRole('main').innerText();
      })
      .toContain(site('item.availability_sold'));
    await expect(visitor.page.getByRole('main').locator('a[href^="/clocks_archive/"]').first()).toBeVisible();
    const after = await historyOf(colleague, number);
    expect(after.sales).toBe(before.sales + 1);
    await visitor.page.goto(new URL(after.path, visitor.origin).href);
    const history = visitor.page.getByRole('region', { name: site('priceHistory.title') });
    await expect(history).toContainText(new RegExp(`\\b${after.sales}\\b`));
  });
}
