import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { SEARCH_TYPES, type SearchGroup } from '@tourbillon/domain/sections/search-groups.ts';
import { searchView, type SearchSource } from './search-view.ts';

type Response = NonNullable<SearchSource['response']>;

const RESPONSE: Response = {
  corrected: null,
  left_out: [],
  understood: [],
  not_taken: null,
  answer: null,
  wish: false,
  totals: [],
  items: [],
  total: 0,
  facets: null,
  hits: [],
  paginate_data: { current_page: 1, last_page: 1, per_page: 24 },
};

function viewOf(locale: Locale, group: SearchGroup, response: Partial<Response>) {
  const asked = { group, query: 'rolex', exact: false, page: 1 };
  const narrowing = { isNarrowed: false, addressOf: (query: string) => query };
  const source = { t: translator(locale), locale, asked, narrowing };
  return searchView({ ...source, response: { ...RESPONSE, ...response } });
}

test.each([
  ['ru', 'watches', 'Часов: 2\u202f067'],
  ['ru', 'all', '2\u202f067 предметов'],
  ['ru', 'archive', '2\u202f067 проданных вещей'],
  ['en', 'watches', '2,067 watches'],
  ['en', 'jewellery', '2,067 pieces of jewellery'],
  ['en', 'all', '2,067 items'],
  ['ua', 'watches', '2\u202f067 годинників'],
  ['uz', 'accessories', '2\u202f067 ta aksessuar'],
] as const)('on %s the total of %s is "%s"', (locale, group, text) => {
  const { totalText } = viewOf(locale, group, { total: 2067 });
  expect(totalText.replace(/\s/g, ' ')).toBe(text.replace(/\s/g, ' '));
});

test.each(LOCALES)('on %s a service found among the watches is shown, without a total', (locale) => {
  const hit: Response['hits'][number] = {
    kind: 'service',
    slug: 'servis',
    list: null,
    brand: null,
    title: 'Service',
    description: '',
    count: null,
    lang: 'en',
  };
  const totals = [{ type: SEARCH_TYPES.all, count: 1 }];
  const view = viewOf(locale, 'watches', { hits: [hit], wish: true, totals });
  expect(view).toMatchObject({ isEmpty: false, hasItems: false, totalText: '', texts: [hit] });
});

test('an answer without items has no chips of its words', () => {
  const nothing = { slug: null, title: '', text: '', lang: null, phone: null, offices: [], words: '' };
  const part = { value: null, negated: false, from: null, to: null, currency: null, without: '' };
  const words = ['ticket', 'status'].map((title) => ({ ...part, kind: 'words' as const, title }));
  const answer = { ...nothing, kind: 'ticket' as const };
  expect(viewOf('en', 'watches', { answer, understood: words }).understood).toEqual([]);
  expect(viewOf('en', 'watches', { answer, understood: words, total: 1 }).understood).toHaveLength(2);
});
