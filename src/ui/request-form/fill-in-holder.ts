import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { ACCOUNT_METHODS, CONTACT_METHODS } from '@tourbillon/domain/contract/contact-methods.ts';
import { OTHER_COUNTRY } from '@tourbillon/domain/i18n/phone-countries.ts';
import { formatPhone, readPhone } from '@tourbillon/domain/i18n/phone-number.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { followToken } from '#src/stores/account-session.ts';

/** Fills a form in with what the account of who is logged in knows; what was typed meanwhile stays. */
export async function fillInHolder(form: HTMLFormElement): Promise<void> {
  followToken();
  const { data } = await accountCall<{ data: AccountData }>('/account');
  const known = holderFields(data);
  form.dataset.holder = '';
  const phone = form.elements.namedItem('telephone');
  // The country belongs to the number that stands beside it.
  if (phone instanceof HTMLInputElement && !isEmpty(phone)) delete known.country;
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      if (field.value === '') field.value = value;
    } else if (field instanceof HTMLSelectElement) field.value = value;
    else if (field instanceof HTMLInputElement && isEmpty(field)) field.value = value;
  }
}

/** What an account knows, by the names of the fields of a form; only what it knows. */
export function holderFields(account: AccountData): Record<string, string> {
  const { name, phone, nickname, email, notify_type } = account;
  const method = CONTACT_METHODS.find((one) => ACCOUNT_METHODS[one] === notify_type) ?? '';
  const { code } = OTHER_COUNTRY;
  const fields = {
    user_name: name,
    email,
    type_contact: method,
    nickname,
    telephone: formatPhone(code, phone),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(known), ...(phone && { country: readPhone(code, phone).country }) };
}

function isEmpty({ value }: HTMLInputElement): boolean {
  return value === '' || value === '@';
}
