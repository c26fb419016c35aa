import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { fieldsInOrder, requestWord } from '@tourbillon/domain/i18n/request-words.ts';
import type { Fact, Sender } from './letter.ts';

/** Fields that say nothing to a person who reads a request: fixed words of a call. */
const SILENT = new Set(['feedback_type', 'feedback_phone', 'photos[]', 'currency', 'amount_rub']);

/** What a letter to the sender of a request leaves out: it says in its own words where it goes, which piece and which office. */
export const SAID_OTHERWISE: ReadonlySet<string> = new Set(['email', 'city', 'item', 'amount_rub']);

/** How the fields of a request are shown. */
interface Shown {
  /** Fields left out; without `amount_rub` a foreign amount has its roubles beside it. */
  omit?: ReadonlySet<string> | undefined;
  /** What fields say whose values are address words, in the language of the letter: `city: Самара`. */
  named?: Readonly<Record<string, string>> | undefined;
}

/** A request's fields to read: `Телефон`, `+79123456789`. What was left empty has none. */
export function requestFacts(
  payload: Record<string, unknown>,
  { t, locale }: Pick<Sender, 't' | 'locale'>,
  { omit = new Set(), named = {} }: Shown = {},
): Fact[] {
  return fieldsInOrder(payload).flatMap(([field, value]) => {
    if (SILENT.has(field) || omit.has(field)) return [];
    if (value === '' || value === 'null' || value === null || value === undefined) return [];
    const amount = () => amountOf(payload, locale, !omit.has('amount_rub'));
    return [
      {
        // The form asks it as a question.
        label: t(
          field === 'type_contact'
            ? 'letters.contactWay'
            : (`requests.field_${field}` as 'requests.field_city'),
        ),
        value: field === 'amount' ? amount() : (named[field] ?? shown(field, value, t)),
      },
    ];
  });
}

/** An amount in the currency it was asked for, and in roubles beside it where they are wanted. */
function amountOf(
  { amount, currency = 'RUB', amount_rub: roubles }: Record<string, unknown>,
  locale: Sender['locale'],
  withRoubles: boolean,
): string {
  const sum = (value: unknown, unit: unknown) =>
    formatSum({ value: Number(value), currency: String(unit) }, locale);
  const own = sum(amount, currency);
  const isAlone = currency === 'RUB' || roubles === undefined || !withRoubles;
  return isAlone ? own : `${own} (≈ ${sum(roubles, 'RUB')})`;
}

function shown(field: string, value: unknown, t: Sender['t']): string {
  const isWord = typeof value === 'string' || typeof value === 'number';
  return isWord ? requestWord(field, value, t) : JSON.stringify(value);
}
