import { expect, test } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { LISTS, type SectionList } from '@tourbillon/domain/sections/sections.ts';
import { readQuery } from './catalogue-query.ts';
import { searchOnHost } from './search-on-host.ts';

const RATES = { RUB: 91.37, UAH: 41.2, UZS: 12_650 };

test.each<[string, Locale, string, Locale, object, string]>([
  ['filters and order stay, the page does not', 'ru', 'brands=omega&sort=by_brand&page=3', 'uz', RATES, '?brands=omega&sort=by_brand'],
  ['only a page', 'ru', 'page=3', 'en', RATES, ''],
  ['unknown parameters are dropped', 'ru', 'utm_source=x', 'en', RATES, ''],
  ['an upper bound is rounded up', 'en', 'price_to=20000', 'ru', RATES, '?price_to=1827400'],
  ['a lower bound is rounded down', 'en', 'price_from=333', 'ru', RATES, '?price_from=30400'],
  ['to whole dollars', 'ru', 'price_from=100000&price_to=200000', 'en', RATES, '?price_from=1094&price_to=2189'],
  ['a whole sum stays', 'en', 'price_to=1000', 'uz', RATES, '?price_to=12650000'],
  ['the same currency stays', 'en', 'price_to=777', 'en', RATES, '?price_to=777'],
  ['without a rate both hosts show dollars', 'en', 'price_to=777', 'ru', {}, '?price_to=777'],
  ['other ranges are no money', 'en', 'diametr_from=36', 'ru', RATES, '?diametr_from=36'],
])('D74 %s: %s ?%s', (_, from, search, to, rates, expected) => {
  const { query } = readQuery(LISTS.get('clocks_today') as SectionList, new URLSearchParams(search));
  expect(searchOnHost(to, query, createMoney(from, rates), rates)).toBe(expected);
}); // prettier-ignore
