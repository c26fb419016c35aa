import type { Translate } from './translate.ts';

/** Name and contact come first in every request; stored requests do not keep the order of fields. */
const FIRST = ['user_name', 'name', 'telephone', 'type_contact', 'nickname', 'email', 'city'];

/** The fields of a request in display order. */
export function fieldsInOrder(payload: Readonly<Record<string, unknown>>): [field: string, value: unknown][] {
  const place = (field: string) => FIRST.indexOf(field) + 1 || FIRST.length + 1;
  return Object.entries(payload).toSorted(([one], [other]) => place(one) - place(other));
}

/** Message prefixes for the values of fields with fixed choices. */
const WORDS: Readonly<Record<string, string>> = {
  subject: 'requests.subject_',
  condition: 'requests.condition_',
  kit: 'requests.kit_',
  type_contact: 'requests.method_',
  wish: 'cases.wish_',
  company: 'cases.company_',
  reason: 'cases.reason_',
};

/** The value of a request field, translated for fields with fixed choices. */
export function requestFieldText(field: string, value: string | number, t: Translate): string {
  const prefix = WORDS[field];
  return prefix ? t(`${prefix}${value}` as 'requests.kit_full') : String(value);
}
