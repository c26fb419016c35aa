import type { Page } from '@playwright/test';
import { askDesk, cookieHeader } from '../site/colleagues.ts';
import { shopDay } from '../site/shop-day.ts';
import { type AtDesk, expect, test } from './desk-visitor.ts';

/** An order, which is also a request, and a ticket. */
async function makeRows({ colleague }: AtDesk) {
  const cookie = cookieHeader(colleague);
  const { data: stock } = await askDesk('stockList', { on_sale: '1', per_page: 25 }, cookie);
  const piece = stock.data[0];
  const { data: order } = await askDesk(
    'newOrder',
    { number: piece?.number, name: 'Olga', phone: '+79123456789', email: '', locale: 'en', text: '' },
    cookie,
  );
  const ticket = {
    ...{ printed: `77-${String(Math.random()).slice(2, 8)}`, city: 'samara', phone_digits: '4567', code: '' },
    ...{ due: shopDay(20), grace_end: shopDay(50), currency: 'RUB', amount: 1000 },
    ...{ principal: null, issued: null, day_rate: null },
  };
  const { data: made } = await askDesk('newTicket', ticket, cookie);
  const { id = 0, number = '' } = piece ?? {};
  return { order: order.data.id, ticket: made.data.id, piece: id, number, printed: ticket.printed };
}

const focused = (page: Page) => page.locator(':focus');

test('every dialog is opened by keyboard and gives the focus back to what opened it', async ({
  sit,
  page,
}) => {
  test.slow();
  const desk = await sit('owner', 'en');
  const { t } = desk;
  const { order, ticket, piece } = await makeRows(desk);
  const dialogs: [path: string, openers: string[]][] = [
    [`/inbox/${order}/show`, [t('inboxWork.handOver')]],
    [
      `/orders/${order}/show`,
      (['hold', 'sell', 'release', 'handover', 'write'] as const).map((one) => t(`orders.${one}`)),
    ],
    ['/orders', [t('orders.create')]],
    [`/tickets/${ticket}/show`, (['pay', 'extend', 'edit'] as const).map((one) => t(`tickets.${one}`))],
    ['/tickets', [t('tickets.import'), t('tickets.create')]],
    [`/stock/${piece}`, [t('stock.changePrice')]],
    ['/stock', [t('stock.importTitle')]],
    ['/texts/articles.garantii', [t('texts.history')]],
    ['/texts', [t('texts.newText')]],
    ['/people', [t('people.change'), t('people.endAccess')]],
  ];
  let isByEscape = false;
  let show = desk.open;
  for (const [path, openers] of dialogs) {
    await show(path);
    show = desk.move;
    for (const name of openers) {
      const opener = page.getByRole('main').locator('button, a').filter({ hasText: name }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      // The sections of the desk are a menu, too.
      const dialog = page
        .locator('.MuiModal-root:not(.MuiModal-hidden)')
        .locator('[role="dialog"], [role="menu"]');
      await expect(dialog).toBeVisible();
      await expect
        .poll(() =>
          dialog.evaluate((shown) => shown.closest('.MuiModal-root')?.contains(document.activeElement)),
        )
        .toBe(true);
      const cancel = dialog.getByRole('button', { name: /^(Cancel|Close)$/ });
      isByEscape = !isByEscape || (await cancel.count()) === 0;
      await (isByEscape ? page.keyboard.press('Escape') : cancel.press('Enter'));
      await expect(dialog).toHaveCount(0);
      await expect(opener, `${path}: ${name}`).toBeFocused();
    }
  }

  await test.step('what has replaced the opener has the focus once a change is made', async () => {
    await desk.move(`/orders/${order}/show`);
    const hold = page.getByRole('button', { name: t('orders.hold'), exact: true });
    await hold.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('orders.hold') })
      .press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#main-content') !== null))
      .toBe(true);
  });
});

test('Tab goes round in a dialog, through the rows of lists, and past the menu by the first link', async ({
  sit,
  page,
}) => {
  const desk = await sit('owner', 'en');
  const { t } = desk;
  const { ticket, number, printed } = await makeRows(desk);
  await desk.open('/tickets');
  await page.getByRole('button', { name: t('tickets.import') }).press('Enter');
  const dialog = page.getByRole('dialog');
  const [first, last] = [dialog.getByRole('button').first(), dialog.getByRole('button').last()];
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();

  await test.step('a file of tickets is reported, and goes in when it is confirmed', async () => {
    const bytes = `number;phone_digits;due\n${printed};9876;\n88-1;x;tomorrow\n`;
    const file = { name: 'tickets.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const rows = dialog.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('88-1');
    await expect(rows.last()).toContainText('4567 → 9876');
    await dialog.getByRole('button', { name: t('tickets.apply') }).press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a file of goods, too', async () => {
    await desk.move('/stock');
    await page.getByRole('button', { name: t('stock.importTitle') }).press('Enter');
    const caliber = `K${String(Math.random()).slice(2, 8)}`;
    const bytes = `number,caliber\n${number},${caliber}\n${number}-X,1\n`;
    const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const totals = { added: 0, changed: 1, unchanged: 0, skipped: 1, archived: 0 };
    await expect(dialog.getByRole('status')).toHaveText(t('stock.importTotals', totals));
    await expect(dialog.getByRole('row').filter({ hasText: t('stock.result_wrong') })).toBeVisible();
    await dialog.getByRole('button', { name: t('stock.importConfirm') }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(t('stock.importDone'));
    await dialog.getByRole('button', { name: t('stock.close') }).press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('chosen pieces can be changed by mouse, on a phone as well', async () => {
    for (const size of [{ width: 375, height: 812 }, page.viewportSize()]) {
      await page.setViewportSize(size ?? { width: 1280, height: 900 });
      await desk.open('/stock');
      await page.getByRole('checkbox').last().check();
      for (const name of [t('stock.changeOffice'), t('stock.changePrices')]) {
        await page.getByRole('button', { name }).click();
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      await page.getByRole('checkbox').last().uncheck();
    }
  });
  await expect(dialog).toHaveCount(0);

  let show = desk.open;
  for (const path of ['/orders', '/stock', '/inbox', '/tickets']) {
    await show(`${path}?filter=%7B%7D`);
    show = desk.move;
    const row = page.locator('tbody tr').first();
    await row.getByRole('link').focus();
    await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(`^${path}/`));
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
  }
  await page.goto(page.url().replace(/\/tickets.*/, `/tickets/${ticket}/show`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: t('tickets.pay') })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('tickets.pay') })).toBeFocused();
});

test('an answer is sent once, however long Ctrl+Enter is held', async ({ sit, page }) => {
  const desk = await sit('owner', 'en');
  const { t, open } = desk;
  const { order } = await makeRows(desk);
  await open(`/inbox/${order}/show`);
  await page.getByLabel(t('inboxWork.email'), { exact: true }).fill('olga@example.com');
  await page.getByLabel(t('inboxWork.text')).fill('Yes, it is here.');
  const sent: string[] = [];
  page.on('request', (call) => call.url().endsWith('/api/requests/answer') && sent.push(call.url()));
  await page.keyboard.down('Control');
  // A key that is pressed again without being released repeats, as a held one does.
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await expect(page.getByText(t('inboxWork.done'))).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.getByLabel(t('inboxWork.text'))).toHaveValue('');
});

test('what is typed while an answer is sent stays', async ({ sit, page }) => {
  const desk = await sit('owner', 'en');
  const { t, open } = desk;
  const { order } = await makeRows(desk);
  await open(`/inbox/${order}/show`);
  const text = page.getByLabel(t('inboxWork.text'));
  await text.fill('She called.');
  await page.route('**/api/requests/note', async (route) => {
    const response = await route.fetch();
    await text.fill('She called. She comes on Friday.');
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: t('inboxWork.note'), exact: true }).click();
  await expect(page.getByText(t('inboxWork.done'))).toBeVisible();
  await expect(text).toHaveValue('She called. She comes on Friday.');
});
