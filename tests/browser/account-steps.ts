import type { Locator } from '@playwright/test';
import { PASSWORD } from '../site/accounts.ts';
import { expect, type Visitor } from './visitor.ts';

/** The visible dialog. */
export function dialogOf({ page }: Visitor): Locator {
  return page.locator('dialog[data-request-dialog]');
}

/** Fills in the registration form, on a page or in a dialog. */
export async function fillRegistration(
  place: Locator,
  { t }: Visitor,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const field = (label: string) => place.getByLabel(label, { exact: true });
  await field(t('requests.field_name')).fill('Anna');
  await field(t('requests.field_telephone')).fill('901234567');
  await field(t('signIn.emailLabel')).fill(email);
  await field(t('requests.field_password')).fill(password);
  await field(t('requests.field_password_confirmation')).fill(password);
}

/** Fills in the login form and sends it. */
export async function logIn(
  place: Locator,
  { t }: Visitor,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await place.getByLabel(t('signIn.emailLabel'), { exact: true }).fill(email);
  await place.getByLabel(t('signIn.passwordLabel'), { exact: true }).fill(password);
  await place.getByRole('button', { name: t('signIn.loginButton'), exact: true }).click();
}

/** Opens a page of the personal area and logs in with the dialog that appears. */
export async function enter(visitor: Visitor, path: string, email: string): Promise<void> {
  await visitor.open(path);
  await logIn(dialogOf(visitor), visitor, email);
  await expect(dialogOf(visitor)).toBeHidden();
}
