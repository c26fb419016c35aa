import { askDesk, cookieHeader } from '../../site/colleagues.ts';
import { type AtDesk, expect } from '../desk-visitor.ts';

/** A pledge ticket is written and extended. */
export async function extendTicket({ page, t, open, colleague }: AtDesk): Promise<void> {
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
}
