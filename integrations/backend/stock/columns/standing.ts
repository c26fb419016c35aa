import { CURRENCIES, type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { Mistake, quoted } from '../mistake.ts';
import { pastDay, years } from '../values/dates.ts';
import { price } from '../values/numbers.ts';
import { line } from '../values/texts.ts';
import type { Column } from './column.ts';
import { field, wordField } from './field.ts';

function currency(text: string): Currency {
  const code = CURRENCIES.find((one) => one === text.toUpperCase());
  if (code) return code;
  throw new Mistake(`${quoted(text)} is not known; expected ${CURRENCIES.join(', ')}`);
}

/** How it stands: condition, availability, price, place. */
export const STANDING: readonly Column[] = [
  { ...wordField('condition', 'condition', 'conditions'), isRequired: true, empty: {} },
  { ...wordField('availability', 'availability', 'availability'), empty: {} },
  {
    name: 'price',
    read: (text) => ({ price: price(text) }),
    empty: { price: null },
    write: ({ ownPrice, priceUsd }) => String(ownPrice ?? priceUsd ?? ''),
  },
  {
    name: 'discount_price',
    read: (text) => ({ discount: price(text) }),
    empty: { discount: null },
    write: ({ ownDiscount, discountUsd }) => String(ownDiscount ?? discountUsd ?? ''),
  },
  { ...field('currency', 'currency', currency), empty: {} },
  {
    name: 'city',
    read: (text) => ({ city: line(120)(text) }),
    empty: { city: null },
    write: ({ cities }) => cities[0] ?? '',
  },
  field('year', 'year', years),
];

/** What is said of a sale, besides that it was made. */
export const SALE: readonly Column[] = [
  {
    name: 'sold_price',
    read: (text) => ({ soldPrice: price(text) }),
    empty: { soldPrice: null },
    // Kept in dollars whatever it was paid in.
    write: () => '',
  },
  {
    name: 'sold_on',
    read: (text) => ({ soldAt: new Date(`${pastDay(text)}T00:00:00Z`) }),
    empty: {},
    write: ({ soldAt }) => soldAt?.toISOString().slice(0, 10) ?? '',
  },
];
