import { REQUEST_FORMS, type RequestFormName } from '@tourbillon/domain/contract/requests/index.ts';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import { newPhone } from '../site/call-requests.ts';
import { itemToBuy, someItem } from '../site/page-kinds.ts';
import { type Fields, OWN_FIELDS } from './own-fields.ts';

/** A form as a person fills it in. */
export interface FilledForm {
  name: RequestFormName;
  form: AnyRequestForm;
  /** Path of its page, with the item it is about where it needs one. */
  address: string;
  fields: Fields;
  /** Who asks: nobody else is called so. */
  person: string;
}

/** Fills in a form: every field that has to be, and no consent. */
export async function filledForm(name: RequestFormName): Promise<FilledForm> {
  const form: AnyRequestForm = REQUEST_FORMS[name];
  const names = Object.keys(form.fields as object);
  const person = newPerson();
  const item = names.includes('item')
    ? (await (name === 'purchase' ? itemToBuy() : someItem())).slice(1, -1)
    : undefined;
  return {
    name,
    form,
    address: item ? `${form.page}?item=${item}` : form.page,
    person,
    fields: {
      user_name: person,
      ...(names.includes('telephone') && { country: 'ru', telephone: newPhone() }),
      ...OWN_FIELDS[name],
      ...(item && { item }),
    },
  };
}

/** Every form there is. */
export const FORM_NAMES = Object.keys(REQUEST_FORMS) as RequestFormName[];

/** A name of letters alone. */
function newPerson(): string {
  const letters = crypto.randomUUID().replace(/[^a-f]/g, '');
  return `Анна ${crypto.randomUUID().replace(/[^a-f]/g, '')}${letters}`.slice(0, 28);
}
