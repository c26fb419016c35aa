import type { Translate } from './translate.ts';

/** Who asks and how to answer come first, whatever else a request has; the database keeps no order. */
const FIRST = ['user_name', 'name', 'telephone', 'type_contact', 'nickname', 'email', 'city'];

/** The fields of a request in the order they are read in. */
export function fieldsInOrder(payload: Readonly<Record<string, unknown>>): [field: string, value: unknown][] {
  const place = (field: string) => FIRST.indexOf(field) + 1 || FIRST.length + 1;
  return Object.entries(payload).toSorted(([one], [other]) => place(one) - place(other));
}

/** Where the words are of what a field of a request holds, for fields that hold one of a few words of ours. */
const WORDS: Readonly<Record<string, string>> = {
  subject: 'requests.subject_',
  condition: 'requests.condition_',
  kit: 'requests.kit_',
  type_contact: 'requests.method_',
  wish: 'cases.wish_',
  company: 'cases.company_',
  reason: 'cases.reason_',
};

/** What a field of a request says, in words where it holds one of ours. */
export function requestWord(field: string, value: string | number, t: Translate): string {
  const prefix = WORDS[field];
  return prefix ? t(`${prefix}${value}` as 'requests.kit_full') : String(value);
}
