import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { ACCOUNT_METHODS, CONTACT_METHODS } from '@tourbillon/domain/contract/contact-methods.ts';
import { OTHER_COUNTRY } from '@tourbillon/domain/i18n/phone-countries.ts';
import { formatPhone, readPhone } from '@tourbillon/domain/i18n/phone-number.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { followToken } from '#src/stores/account-session.ts';

/** Fills in a form with data of the logged-in account; values that the visitor has typed meanwhile stay. */
export async function fillInHolder(form: HTMLFormElement): Promise<void> {
  followToken();
  const { data } = await accountCall<{ data: AccountData }>('/account');
  const known = holderFields(data);
  form.dataset.holder = '';
  const phone = form.elements.namedItem('telephone');
  // The country belongs to the number in the field: a typed number keeps its country.
  if (phone instanceof HTMLInputElement && !isEmpty(phone)) delete known.country;
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      if (field.value === '') field.value = value;
    } else if (field instanceof HTMLSelectElement) field.value = value;
    else if (field instanceof HTMLInputElement && isEmpty(field)) field.value = value;
  }
}

/** The known data of an account, by field name; unknown fields are omitted. */
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
