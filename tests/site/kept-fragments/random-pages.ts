import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { SORTS } from '@tourbillon/domain/sections/sorts.ts';
import type { SeededRandom } from '../../trials/hostile/seeded-random.ts';

/** A page of a host. */
export interface HostPage {
  locale: Locale;
  path: string;
}

const QUERIES = ['rolex', 'omega speedmaster', 'суб', 'золото', '1266', 'cartier tank', 'zzzz', 'годинник'];

const FLAGS = ['is_promo', 'is_vip', 'price_with_discount', 'with_guarantee'];

/** Pages that change only with the content. */
const TEXTS = [
  '/',
  '/about/',
  '/article/garantii/',
  '/uslugi/',
  '/contacts/',
  '/experts/',
  '/news/',
  '/404/',
];

/**
 * A page of any kind: a list with filters, an order and a number, a search, an item, a text.
 * @param items paths of items. @param number never the same: no page is asked for twice.
 */
export function randomPage(chance: SeededRandom, items: readonly string[], number: number): HostPage {
  // Every text is rendered twice, after other texts, to detect a frame that is cached without its page.
  const text = TEXTS[number % TEXTS.length];
  if (number < 2 * TEXTS.length && text !== undefined)
    return { locale: number < TEXTS.length ? 'ru' : 'en', path: text };
  const locale = chance.of(LOCALES);
  // A price limit below all prices that was not used before makes a new address of the same kind.
  const bound = `price_from=${(1 + number / 100).toFixed(2)}`;
  const kind = chance.below(10);
  if (kind < 5)
    return { locale, path: `/${chance.of([...LISTS.keys()])}/?${[bound, ...filters(chance)].join('&')}` };
  if (kind < 7) return { locale, path: `/search/?q=${encodeURIComponent(chance.of(QUERIES))}&${bound}` };
  return { locale, path: kind < 9 ? chance.of(items) : chance.of(TEXTS) };
}

function filters(chance: SeededRandom): string[] {
  const some = [
    `sort=${chance.of(Object.keys(SORTS))}`,
    `page=${1 + chance.below(5)}`,
    `${chance.of(FLAGS)}=1`,
    `price_to=${1000 * (1 + chance.below(50))}`,
    `year_from=${1990 + chance.below(30)}`,
  ];
  return some.filter(() => chance.below(3) === 0);
}
