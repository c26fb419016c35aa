import { REQUEST_FORMS, type RequestFormName } from '@tourbillon/domain/contract/requests/index.ts';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import { newPhone } from '../site/call-requests.ts';
import { itemToBuy, someItem } from '../site/page-kinds.ts';
import { type Fields, OWN_FIELDS } from './own-fields.ts';

/** A filled-in form. */
export interface FilledForm {
  name: RequestFormName;
  form: AnyRequestForm;
  /** Path of its page, including the item if the form needs one. */
  address: string;
  fields: Fields;
  /** Unique name of the sender. */
  person: string;
}

/** Fills in every required field of a form, without consent. */
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

/** Every form of the site. */
export const FORM_NAMES = Object.keys(REQUEST_FORMS) as RequestFormName[];

/** A unique name of letters only. */
function newPerson(): string {
  const letters = crypto.randomUUID().replace(/[^a-f]/g, '');
  return `Анна ${crypto.randomUUID().replace(/[^a-f]/g, '')}${letters}`.slice(0, 28);
}
