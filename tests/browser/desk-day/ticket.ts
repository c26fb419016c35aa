import { askDesk, cookieHeader } from '../../site/colleagues.ts';
import { shopDay } from '../../site/shop-day.ts';
import { type AtDesk, expect } from '../desk-visitor.ts';

/** A pledge ticket is written and extended, and a payment that a colleague has just recorded is refused and then cancelled. */
export async function extendTicket({ page, t, open, colleague }: AtDesk): Promise<void> {
  const digits = String(Math.floor(Math.random() * 900_000) + 100_000);
  const printed = `55-${digits}`;
  await askDesk(
    'newTicket',
    {
      ...{
        printed,
        city: 'samara',
        phone_digits: '4567',
        code: '',
        due: shopDay(10),
        grace_end: shopDay(40),
      },
      ...{ currency: 'RUB', amount: null, principal: 1_000_000, issued: shopDay(-5), day_rate: 3000 },
    },
    cookieHeader(colleague),
  );
  await open(`/tickets?filter=${encodeURIComponent(JSON.stringify({ q: printed }))}`);
  await page.getByText(printed).click();
  await page.getByRole('button', { name: t('tickets.extend'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('tickets.due')).fill(shopDay(50));
  await dialog.getByLabel(t('tickets.graceEnd')).fill(shopDay(80));
  await dialog.getByRole('button', { name: t('tickets.extend') }).click();
  await expect(dialog).toHaveCount(0);
  const { data } = await askDesk('deskTickets', { q: printed }, cookieHeader(colleague));
  expect(data.data.map(({ due, extended }) => [due, extended])).toEqual([[shopDay(50), 1]]);

  // A colleague records the same payment while the form is open, and the page behind it is read again.
  const ticket = { id: String(data.data[0]?.id) };
  await page.getByRole('button', { name: t('tickets.pay'), exact: true }).click();
  const sum = dialog.getByLabel(t('tickets.sum'));
  const pay = dialog.getByRole('button', { name: t('tickets.pay') });
  for (const typed of ['-5', '1e3']) {
    await sum.fill(typed);
    await pay.click();
    await expect(sum).toHaveValue(typed);
    await expect(dialog.getByText(t('actions.error_price'))).toBeVisible();
  }
  // More than is owed: it is asked about, and nothing is recorded yet.
  await sum.fill('90000000');
  await pay.click();
  await expect(dialog.getByRole('alert')).toContainText('90');
  await sum.fill('500000');
  const { data: seen } = await askDesk('deskTicketOf', ticket, cookieHeader(colleague));
  const { id, revision } = seen.data;
  const paid = { id, revision, amount: 500_000, day: shopDay(0), note: '' };
  await askDesk('notePayment', paid, cookieHeader(colleague));
  const read = page.waitForResponse(/\/api\/ticket\?/);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await read;
  await pay.click();
  await expect(dialog.getByRole('alert')).toHaveText(t('actions.conflict'));
  const { data: now } = await askDesk('deskTicketOf', ticket, cookieHeader(colleague));
  expect(now.data.revision).toBe(revision + 1);
  await expect(pay, 'after it was disabled').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // That payment was a mistake: it is cancelled with a reason, and the history shows both entries.
  const undo = page.getByRole('button', { name: t('tickets.cancelPayment') });
  await undo.click();
  const confirm = dialog.getByRole('button', { name: t('tickets.cancelPayment') });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(t('tickets.cancelPaymentReason')).fill('Another ticket was paid');
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(undo).toHaveCount(0);
  const history = page.getByRole('region', { name: t('tickets.history') });
  await expect(history.getByRole('listitem')).toContainText([
    ...[t('tickets.event_added'), t('tickets.event_extended'), t('tickets.event_paid')],
    t('tickets.event_payment_cancelled'),
  ]);
  await expect(history).toContainText('Another ticket was paid');
}
