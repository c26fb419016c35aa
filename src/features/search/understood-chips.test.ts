import { expect, test } from 'vitest';
import type { UnderstoodPart } from '@tourbillon/domain/contract/search.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { searchPath } from '@tourbillon/domain/sections/search-groups.ts';
import { understoodChips } from './understood-chips.ts';

const PLAIN: Omit<UnderstoodPart, 'kind'> = {
  value: null,
  title: '',
  negated: false,
  from: null,
  to: null,
  currency: null,
  without: 'rolex',
};

const chips = (locale: Locale, parts: (Pick<UnderstoodPart, 'kind'> & Partial<UnderstoodPart>)[]) =>
  understoodChips(
    parts.map((part) => ({ ...PLAIN, ...part })),
    (query) => searchPath({ group: 'watches', query }),
    { t: translator(locale), locale },
  );

test.each([
  ['en', { kind: 'price', to: 10_000, currency: 'USD' }, 'up to $10,000'],
  ['en', { kind: 'price', from: 2_000, to: 5_000, currency: 'USD' }, '$2,000–$5,000'],
  ['en', { kind: 'size', from: 36, to: 36 }, '36 mm'],
  ['ru', { kind: 'size', from: 36, to: 40 }, '36–40 мм'],
  ['uz', { kind: 'size', to: 38 }, '38 mmgacha'],
  ['ru', { kind: 'year', from: 2015 }, 'от 2015'],
  ['uz', { kind: 'year', to: 1979 }, '1979gacha'],
  ['ua', { kind: 'property', value: 'discount', title: 'знижка' }, 'зі знижкою'],
  ['ru', { kind: 'property', value: 'metal:steel', title: 'Сталь' }, 'Сталь'],
  ['ru', { kind: 'property', value: 'stones', title: 'бриллиантов', negated: true }, 'кроме: бриллиантов'],
  ['ru', { kind: 'brand', title: 'Rolex', negated: true }, 'кроме: Rolex'],
  ['en', { kind: 'order', value: 'cheap' }, 'lowest price first'],
] as const)('search parts on %s: %o is "%s"', (locale, part, title) => {
  expect(chips(locale, [part])).toEqual([{ title, href: '/search/watches/?q=rolex' }]);
});

test.each(['brand', 'reference', 'words', 'service'] as const)(
  'search parts: a %s alone is the query itself',
  (kind) => {
    expect(chips('en', [{ kind, title: 'Rolex' }])).toEqual([]);
    expect(
      chips('en', [
        { kind, title: 'Rolex' },
        { kind: 'size', from: 36, to: 36 },
      ]),
    ).toHaveLength(2);
  },
);

test('search parts: a typed word with a hyphen or a slash is one part', () => {
  const word = { kind: 'words', title: '5711/1A', without: 'patek' } as const;
  const brand = { kind: 'brand', title: 'Patek Philippe', without: '5711/1A' } as const;
  expect(chips('en', [brand, word, word]).map(({ title }) => title)).toEqual(['Patek Philippe', '5711/1A']);
  expect(chips('en', [word, word])).toEqual([]);
});
