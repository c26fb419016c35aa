import { expect } from '@playwright/test';
import { newPhone } from '../site/call-requests.ts';
import type { Visitor } from './visitor.ts';

/** Fills in the purchase dialog of the shown item. */
export async function fillPurchase({ page, t }: Visitor) {
  const opener = page.getByRole('main').getByRole('link', { name: t('itemOffer.buy') });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: t('cases.purchaseTitle') });
  await dialog.getByLabel(t('requests.field_user_name'), { exact: true }).fill('Anna');
  await dialog.getByLabel(t('phoneCountries.country')).selectOption('ru');
  await dialog.getByLabel(t('requests.field_telephone'), { exact: true }).fill(newPhone());
  await dialog.getByRole('radio', { name: t('requests.method_telephone') }).check();
  return { opener, dialog, submit: dialog.getByRole('button', { name: t('cases.purchaseSubmit') }) };
}

/** Buys the shown item: from its button through the dialog to the thanks. */
export async function buyShownItem(visitor: Visitor) {
  const { opener, dialog, submit } = await fillPurchase(visitor);
  await submit.click();
  await expect(dialog.getByRole('status')).toContainText(visitor.t('cases.purchaseDone'));
  return opener;
}
