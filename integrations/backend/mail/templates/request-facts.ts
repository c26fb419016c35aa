import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { fieldsInOrder, requestFieldText } from '@tourbillon/domain/i18n/request-words.ts';
import type { Fact, Sender } from './letter.ts';

/** Technical fields that a reader does not need. */
const TECHNICAL_FIELDS = new Set(['feedback_type', 'feedback_phone', 'photos[]', 'currency', 'amount_rub']);

/**
 * Fields left out of a letter to the sender of a request, because its text already names address, item and office.
 */
export const FIELDS_IN_TEXT: ReadonlySet<string> = new Set(['email', 'city', 'item', 'amount_rub']);

/** Options of the rows. */
interface RowOptions {
  /** Fields to leave out. Without `amount_rub` in this set, a foreign amount also shows its value in roubles. */
  omit?: ReadonlySet<string> | undefined;
  /** Display names for fields whose values are slugs, in the language of the letter: `city: Самара`. */
  named?: Readonly<Record<string, string>> | undefined;
}

/** The fields of a request as labelled rows: `Телефон`, `+79123456789`. Empty fields have no row. */
export function requestFacts(
  payload: Record<string, unknown>,
  { t, locale }: Pick<Sender, 't' | 'locale'>,
  { omit = new Set(), named = {} }: RowOptions = {},
): Fact[] {
  return fieldsInOrder(payload).flatMap(([field, value]) => {
    if (TECHNICAL_FIELDS.has(field) || omit.has(field)) return [];
    if (value === '' || value === 'null' || value === null || value === undefined) return [];
    const amount = () => amountOf(payload, locale, !omit.has('amount_rub'));
    return [
      {
        // The label of the form is a question and does not fit here.
        label: t(
          field === 'type_contact'
            ? 'letters.contactWay'
            : (`requests.field_${field}` as 'requests.field_city'),
        ),
        value: field === 'amount' ? amount() : (named[field] ?? factText(field, value, t)),
      },
    ];
  });
}

/** An amount in its own currency, optionally with its value in roubles. */
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

function factText(field: string, value: unknown, t: Sender['t']): string {
  const isWord = typeof value === 'string' || typeof value === 'number';
  return isWord ? requestFieldText(field, value, t) : JSON.stringify(value);
}
