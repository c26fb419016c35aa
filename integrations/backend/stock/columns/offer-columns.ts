import { CURRENCIES, type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { Mistake, quoted } from '../mistake.ts';
import { day, pastDay, years } from '../values/dates.ts';
import { price } from '../values/numbers.ts';
import { line } from '../values/texts.ts';
import type { Column } from './column.ts';
import { yesOrNo } from '../values/words.ts';
import { field, wordField } from './field.ts';

function currency(text: string): Currency {
  const code = CURRENCIES.find((one) => one === text.toUpperCase());
  if (code) return code;
  throw new Mistake(`${quoted(text)} is not known; expected ${CURRENCIES.join(', ')}`);
}

/** Columns of condition, availability, price and place. */
export const OFFER_COLUMNS: readonly Column[] = [
  { ...wordField('condition', 'condition', 'conditions'), isRequired: true, empty: {} },
  { ...wordField('availability', 'availability', 'availability'), empty: {} },
  {
    name: 'price',
    form: { kind: 'number' },
    read: (text) => ({ price: price(text) }),
    empty: { price: null },
    write: ({ ownPrice, priceUsd }) => String(ownPrice ?? priceUsd ?? ''),
  },
  {
    name: 'discount_price',
    form: { kind: 'number' },
    read: (text) => ({ discount: price(text) }),
    empty: { discount: null },
    write: ({ ownDiscount, discountUsd }) => String(ownDiscount ?? discountUsd ?? ''),
  },
  { ...field('currency', 'currency', currency), form: { kind: 'word', of: CURRENCIES }, empty: {} },
  {
    name: 'city',
    form: { kind: 'city' },
    read: (text) => ({ city: line(120)(text) }),
    empty: { city: null },
    write: ({ cities }) => cities[0] ?? '',
  },
  field('year', 'year', years),
];

/** Columns with details of a reservation or sale, and the dealer corner for watches that failed quality control. */
export const HOLD_AND_SALE_COLUMNS: readonly Column[] = [
  {
    name: 'dealer_corner',
    form: { kind: 'flag' },
    sections: ['clock'],
    read: (text) => ({ isDealer: yesOrNo(text) }),
    empty: { isDealer: false },
    write: ({ stock }) => (stock === 'dealer' ? 'yes' : ''),
  },
  {
    name: 'held_until',
    form: { kind: 'day' },
    read: (text) => ({ heldUntilDay: day(text) }),
    empty: {},
    // Not exported: it could be in the past when the file is imported again.
    write: () => '',
  },
  {
    name: 'sold_price',
    read: (text) => {
      const [, amount = text, code] = /^(.+?)\s*([a-z]{3})$/i.exec(text) ?? [];
      return { soldPrice: price(amount), ...(code && { soldCurrency: currency(code) }) };
    },
    empty: { soldPrice: null },
    // Sale prices are stored in dollars.
    write: ({ soldPriceUsd, currency }) =>
      soldPriceUsd === null ? '' : currency === 'USD' ? String(soldPriceUsd) : `${soldPriceUsd} USD`,
  },
  {
    name: 'sold_on',
    form: { kind: 'day' },
    read: (text) => ({ soldAt: new Date(`${pastDay(text)}T00:00:00Z`) }),
    empty: {},
    write: ({ soldAt }) => soldAt?.toISOString().slice(0, 10) ?? '',
  },
];
