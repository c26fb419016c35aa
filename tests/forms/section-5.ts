import type { RequestFormName } from '@tourbillon/domain/contract/requests/index.ts';
import type { Reason } from '@tourbillon/domain/contract/reasons.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

type Typed = Record<string, string>;

/** Values typed into a valid form, and the expected messages by field; none when the form stays valid. */
export interface Rule {
  rule: string;
  typed: Typed;
  refused: Partial<Record<string, Reason>>;
}

/** Rules of one group, on a form with these fields. Each group is tested in the browser on one host. */
export interface RuleGroup {
  group: string;
  form: RequestFormName;
  locale: Locale;
  rules: Rule[];
}

const THIS_YEAR = new Date().getFullYear();

/** The rules of §5 for request forms, as a person meets them. */
export const SECTION_5: readonly RuleGroup[] = [
  {
    group: 'required fields, trimmed; email; generic',
    form: 'appeal',
    locale: 'uz',
    rules: [
      {
        rule: 'required: nothing but spaces',
        typed: { user_name: '   ', message: ' ', company: '' },
        refused: { company: 'required', message: 'required', user_name: 'required' },
      },
      { rule: 'email: valid when it is there', typed: { email: 'ann@' }, refused: { email: 'email' } },
      { rule: 'trimmed', typed: { email: '  ann@x.test ', message: ' 1 ' }, refused: {} },
    ],
  },
  {
    group: 'call request: name, phone, method, nickname',
    form: 'callRequest',
    locale: 'en',
    rules: [
      { rule: 'name: 2 letters at least', typed: { user_name: 'A' }, refused: { user_name: 'name' } },
      {
        rule: 'name: digits are left out',
        typed: { user_name: '12345' },
        refused: { user_name: 'name' },
      },
      { rule: 'name: 30 at most', typed: { user_name: 'a'.repeat(31) }, refused: { user_name: 'name' } },
      { rule: 'phone: required', typed: { telephone: '' }, refused: { telephone: 'required' } },
      {
        rule: 'D80 phone: the missing digits are said',
        typed: { telephone: '91234' },
        refused: { telephone: 'phone_missing:5' },
      },
      {
        rule: 'D80 phone: of another country by its code',
        typed: { telephone: '+3805012345' },
        refused: { telephone: 'phone_missing:2' },
      },
      { rule: 'D80 phone: valid by E.164', typed: { telephone: '+49 30 901820' }, refused: {} },
      {
        rule: 'D80 phone: no country has this code',
        typed: { telephone: '+210 123 45 67' },
        refused: { telephone: 'phone_other' },
      },
      {
        rule: 'D82 a nickname does not stand for a phone that is to be called',
        typed: { telephone: '', nickname: '@anna' },
        refused: { telephone: 'required' },
      },
      { rule: 'method: has to be chosen', typed: { type_contact: '' }, refused: { type_contact: 'method' } },
      {
        rule: 'a nickname of two characters stands for a phone',
        typed: { telephone: '', type_contact: 'telegram', nickname: '@a' },
        refused: {},
      },
      {
        rule: 'the @ alone is no nickname',
        typed: { telephone: '', type_contact: 'telegram', nickname: '@' },
        refused: { telephone: 'required' },
      },
    ],
  },
  {
    group: 'amount, year, weight',
    form: 'appraisal',
    // Its limit in §5 is in roubles.
    locale: 'ru',
    rules: [
      {
        rule: 'amount: 100,000,000 roubles at most',
        typed: { amount: '100 000 001' },
        refused: { amount: 'amount' },
      },
      { rule: 'amount: a sum', typed: { amount: 'more' }, refused: { amount: 'value' } },
      { rule: 'year: 1900 at least', typed: { year: '1899' }, refused: { year: `year:1900:${THIS_YEAR}` } },
      {
        rule: 'year: this one at most',
        typed: { year: String(THIS_YEAR + 1) },
        refused: { year: `year:1900:${THIS_YEAR}` },
      },
      {
        rule: 'amount and year that can be',
        typed: { amount: '100 000 000', year: String(THIS_YEAR) },
        refused: {},
      },
      {
        rule: 'a watch has a brand',
        typed: { subject: 'watch', brand: ' ' },
        refused: { brand: 'required' },
      },
      {
        rule: 'diamond: 0.18 carats at least',
        typed: { subject: 'diamond', carats: '0,17' },
        refused: { carats: 'value:0.18:500' },
      },
      { rule: 'diamond: 0.18 carats', typed: { subject: 'diamond', carats: '0,18' }, refused: {} },
    ],
  },
  {
    group: 'deferral: three months at least',
    form: 'deferral',
    locale: 'ru',
    rules: [
      { rule: 'two months', typed: { months: '2' }, refused: { months: 'term' } },
      { rule: 'incorrect value', typed: { ticket: '7-1' }, refused: { ticket: 'value' } },
    ],
  },
];
