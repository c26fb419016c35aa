import { expect } from '@playwright/test';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { filledForm } from '../../forms/filled-forms.ts';
import { PASSWORD } from '../accounts.ts';
import { newPhone } from '../call-requests.ts';
import { letterTo, newMailbox } from '../mailing-list.ts';
import { type Browser, withPlainSpaces } from './browser.ts';

/** Makes an account with the form and confirms it by the letter. @returns its address. */
export async function register({ locale, open, click, send }: Browser): Promise<string> {
  const t = translator(locale);
  const email = newMailbox('journey');
  const sent = await send('/registration/', {
    ...{ name: 'Anna', country: 'ru', telephone: newPhone(), type_contact: 'telephone', nickname: '@' },
    ...{ email, password: PASSWORD, password_confirmation: PASSWORD, consent: '1' },
  });
  expect([
    sent.status,
    withPlainSpaces(sent.text).includes(withPlainSpaces(t('signIn.registeredTitle'))),
  ]).toEqual([200, true]);
  const link = (await letterTo(email)).linkTo('/registration/confirm/');
  expect((await open(link)).text).toContain('name="token"');
  const confirmed = await click('/registration/confirm/', { token: link.split('token=')[1] ?? '' });
  expect(withPlainSpaces(confirmed.text)).toContain(withPlainSpaces(t('signIn.confirmedTitle')));
  return email;
}

/** Without an account and scripts, a form reserves an item; the letter links to the thread of the purchase. */
export async function buyAsGuest({ locale, open, click, send }: Browser): Promise<void> {
  const t = translator(locale);
  const email = newMailbox('guest');
  const { address, fields } = await filledForm('purchase');
  const held = await send(address, { ...fields, consent: '1', email });
  expect([held.status, held.text.includes(t('cases.purchaseDone'))]).toEqual([200, true]);
  const [, until = '-'] = t('orders.heldUntil', { date: '|' }).split('|');
  expect(withPlainSpaces(held.text), 'the last day of the hold').toContain(withPlainSpaces(until));
  const link = (await letterTo(email)).linkTo('/request/');
  const written = await click('/request/', { token: link.split('token=')[1] ?? '', text: 'Tomorrow?' });
  expect([written.status, written.text.includes('Tomorrow?')]).toEqual([200, true]);
  expect((await open('/account/')).text, 'the area says what it needs').toContain(t('signIn.needsScripts'));
}

/**
 * An account from registration to deletion: a reservation made and cancelled, the export, the confirmed deletion.
 */
export async function useAccount(browser: Browser): Promise<void> {
  const { call, send } = browser;
  const email = await register(browser);
  const logIn = async () =>
    (await call<{ account_token: string }>('/login', { email, password: PASSWORD })).account_token;
  const token = await logIn();

  const { address, fields } = await filledForm('purchase');
  const item = fields.item?.split('/')[1] ?? '-';
  expect((await send(address, { ...fields, consent: '1' }, token)).status).toBe(200);
  const orders = async () => (await call<{ data: Order[] }>('/orders', undefined, token)).data;
  await expect.poll(async () => (await orders()).length).toBe(1);
  const [order] = await orders();
  expect(order).toMatchObject({
    state: 'reserved',
    may_withdraw: true,
    office: { phone: expect.any(String) },
  });
  await call('/orders/withdraw', { id: order?.id }, token);
  expect((await orders())[0]).toMatchObject({ state: 'in_archive', may_withdraw: false });
  expect((await letterTo(email, 2)).text, 'the letter of the request').toContain(String(order?.id));

  const held = JSON.stringify(await call('/account/export', undefined, token));
  for (const known of [email, item]) expect(held).toContain(known);
  await call('/account/delete', {}, token);
  const again = await logIn();
  const account = async () => (await call<{ data: AccountData }>('/account', undefined, again)).data;
  expect((await account()).delete_at, 'logging in undoes nothing').toEqual(expect.any(String));
  await call('/account/keep', {}, again);
  expect((await account()).delete_at).toBeNull();
}
