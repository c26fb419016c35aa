import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { registerAccount } from '../site/accounts.ts';
import { askDesk, cookieHeader } from '../site/colleagues.ts';
import { letterTo, newMailbox, newNetwork } from '../site/mailing-list.ts';
import { axeComplaints, overflow } from './accessibility-steps.ts';
import { expect, test } from './desk-visitor.ts';
import { Visitor } from './visitor.ts';

test.use({
  viewport: { width: 320, height: 740 },
  colorScheme: 'dark',
  extraHTTPHeaders: { 'X-Forwarded-For': newNetwork() },
});

test('D619 a buyer with an account is made a regular customer at the desk by keyboard, and no longer one', async ({
  sit,
  page,
}) => {
  const visitor = new Visitor(page, 'uz');
  const email = newMailbox('regular');
  await registerAccount(email, 'uz');
  await visitor.open((await letterTo(email)).linkTo('/registration/confirm/'));
  await visitor.button('signIn.confirmButton').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.t('signIn.confirmedTitle'));

  const { open, t, colleague } = await sit('manager', 'uz');
  const cookie = cookieHeader(colleague);
  const { data: stock } = await askDesk('stockList', { on_sale: '1', per_page: 25 }, cookie);
  const { number } = stock.data.at(-1) ?? {};
  const buyer = { name: 'Olga', phone: '+79123456789', email, locale: 'uz', text: '' };
  const { data: order } = await askDesk('newOrder', { number, ...buyer }, cookie);
  await open(`/orders/${order.data.id}/show`);
  const gets = page.getByText(translator('uz')('letters.regularGets'), { exact: true });
  await expect(gets).toHaveCount(0);
  for (const [action, isRegular] of [
    ['regularStart', true],
    ['regularEnd', false],
  ] as const) {
    await page.getByRole('button', { name: t(`orders.${action}`) }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t(`orders.${action}`) });
    await expect(dialog).toHaveAccessibleDescription(t(`orders.${action}Text`));
    await expect(dialog.getByRole('button', { name: t(`orders.${action}`) })).toBeFocused();
    expect(await axeComplaints(page, '[role=dialog]')).toEqual([]);
    expect((await overflow(page)).sideways).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(gets).toHaveCount(isRegular ? 1 : 0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#main-content') !== null))
      .toBe(true);
    expect(await axeComplaints(page)).toEqual([]);
  }
});
