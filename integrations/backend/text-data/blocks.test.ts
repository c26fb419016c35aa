import { describe, expect, test } from 'vitest';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { type Sale, yearsOf } from '../estimate/sale.ts';
import { citiesTable } from './city-block.ts';
import type { DataSource } from './data-source.ts';
import { dataHtml } from './data-table.ts';
import { loanTable } from './loan-block.ts';
import { agesTable, decadesTable } from './decade-blocks.ts';
import { functionsTable } from './movement-blocks.ts';
import { conditionTable, valueRetentionTable, kitTable, monthsTable, yearsTable } from './share-blocks.ts';
import { groupsOfReferences } from './shares.ts';
import { sizePricesTable, sizesTable } from './size-blocks.ts';
import { linesTable, materialsTable, referencesTable } from './spread-blocks.ts';
import type { WatchFacts } from './watch-facts.ts';

const brand = { id: 1, slug: 'acme', title: 'Acme' };
const lines = [{ id: 1, brandId: 1, slug: 'sea', title: 'Sea' }, { id: 2, brandId: 1, slug: 'air', title: 'Air' }]; // prettier-ignore
const places = [['perm', 'Perm'], ['baku', 'Baku']].map(([alias = '', title]) => ({
  alias, title: Object.fromEntries(LOCALES.map((locale) => [locale, title])),
})); // prettier-ignore

/** Ten sales a month for two years: three new watches, then two used ones for four fifths of their price. */
const sales: Sale[] = Array.from({ length: 240 }, (_, id) => {
  const condition: Condition = id % 5 < 3 ? 'new' : 'natural_wear';
  const sea = id % 3 > 0;
  return {
    id, brandId: 1, collectionId: sea ? 1 : 2, model: null, condition,
    reference: ['b1', 'a1', 'a2'][id % 3] ?? '', material: ['yellow_gold', 'steel', 'yellow_gold'][id % 3] ?? '', kit: id % 4 < 2 ? 'full' : 'none',
    usd: (sea ? 5_000 : 9_000) * (condition === 'new' ? 1 : 0.8),
    years: yearsOf(new Date(Date.UTC(2024, Math.floor(id / 10), 10))),
  };
}); // prettier-ignore

/** Every second watch is a chronograph, every tenth runs on a battery; they were made in three decades. */
const facts = new Map(
  sales.map(({ id }): [number, WatchFacts] => [
    id,
    {
      functions: id % 2 === 0 ? ['date', 'chronograph'] : ['date'],
      movement: id % 10 === 7 ? 'quartz' : 'automatic',
      gender: id % 6 < 4 ? 'men' : 'women',
      diameterMm: id % 6 < 4 ? 40.5 : 28,
      preciousStones: false,
      year: ['1970–1979', '1994', '2031'][Math.floor(id / 3) % 3] ?? null,
    },
  ]),
);

function source(own: readonly Sale[], locale: Locale = 'en'): DataSource {
  return {
    sales: own,
    groups: groupsOfReferences(own),
    catalogue: {
      brands: new Map([[brand.slug, brand]]) as unknown as DataSource['catalogue']['brands'],
      collectionsById: new Map(lines.map((line) => [line.id, line])) as unknown as DataSource['catalogue']['collectionsById'],
      cities: new Map(places.map((city) => [city.alias, city])) as unknown as DataSource['catalogue']['cities'],
    },
    cities: async () => own.length === 0 ? [] : [
      { alias: 'perm', count: 1200, median: 5_111, compared: 30, share: 1.02 },
      { alias: 'baku', count: 90, median: 4_000, compared: 9, share: 0.97 },
      { alias: 'nowhere', count: 90, median: 4_000, compared: 7, share: 0.97 },
    ],
    facts: async () => facts,
    sizesOnSale: async () => [
      { mm: 41, gender: 'men', count: 30 },
      { mm: 28, gender: 'women', count: 10 },
    ],
    tariff: async () =>
      own.length === 0
        ? undefined
        : { currency: 'RUB', days: 30, rows: [{ from: 100_000, to: 1_000_000, percent: 3 }] },
    money: createMoney(locale, {}),
    locale,
  };
} // prettier-ignore

const BLOCKS = [
  ['condition', conditionTable, ['New, 100%, 144', 'Light signs of wear, 80%, 96']],
  ['kit', kitTable, ['Full set, 100%, 120', 'No box or papers, 100%, 120']],
  ['years', yearsTable, ['2024, 100%, 120', '2025, 100%, 120']],
  ['months', monthsTable, ['January, 8%, 100%']],
  ['kept', valueRetentionTable, ['Air, 80%, 32', 'Sea, 80%, 64']],
  ['lines', linesTable, ['Sea, 4,000, 5,000, 5,000, 160', 'Air, 7,200, 9,000, 9,000, 80']],
  ['references', referencesTable, ['A1, 4,000, 5,000, 5,000, 80', 'A2, 4,000, 5,000, 5,000, 80']],
  ['materials', materialsTable, ['Steel, 4,000, 5,000, 5,000, 80', 'Yellow gold, 4,000, 5,000, 5,000, 80']],
  ['decades', decadesTable, ['1970–1979, 4,000, 5,000, 5,000, 54', '1990–1999, 4,000, 5,000, 5,000, 54']],
  ['ages', agesTable, ['1970–1979, 100%, 81', '1990–1999, 100%, 81']],
  [
    'functions',
    functionsTable,
    ['Chronograph, 4,000, 5,000, 7,200, 120', 'Time and date, 4,000, 5,000, 7,200, 96'],
  ],
  ['sizes', sizesTable, ['28–29.9, 33%, 25%, 5,000, 80', '40–41.9, 67%, 75%, 6,100, 160']],
  ['size-prices', sizePricesTable, ['28–29.9, 100%, 80', '40–41.9, 100%, 160']],
  ['cities', citiesTable, ['Perm, 1,200, 5,100, 102%', 'Baku, 90, 4,000, 97%']],
  ['loan', loanTable, ['30 days, 4,845, 10,000, 3%']],
] as const;

describe('D513 blocks of data', () => {
  test.each(BLOCKS)('%s: the first rows', async (name, make, rows) => {
    const table = await make(source(sales), { name, brand: 'acme', collection: 'sea' });
    const found = table?.rows.slice(0, rows.length).map((cells) => cells.join(', '));
    expect(found).toEqual(rows);
    if (table)
      expect(new Set(table.rows.map(({ length }) => length))).toEqual(new Set([table.columns.length]));
  });

  test.each(BLOCKS)('%s: an empty archive says so in words', async (name, make) => {
    const table = await make(source([]), { name, brand: 'acme', collection: 'sea' });
    expect(table).toBeUndefined();
    expect(dataHtml(table, 'en')).toMatch(/^<p><em>Our archive has too few/);
  });

  test('a brand that is not known has no sales', async () => {
    expect(await conditionTable(source(sales), { name: 'condition', brand: 'nobody' })).toBeUndefined();
  });

  test('used watches are told by line within a brand', async () => {
    const table = await valueRetentionTable(source(sales), { name: 'kept', brand: 'acme' });
    expect(table?.rows).toEqual([['Air', '80%', '32'], ['Sea', '80%', '64']]); // prettier-ignore
  });

  test('the note names the highest and the lowest row, and how many sales there are', async () => {
    const table = await conditionTable(source(sales), { name: 'condition' });
    expect(table?.notes.join(' ')).toBe(
      'Based on 240 sales, each compared with the median for the same reference. Highest: New, 100%. Lowest: Light signs of wear, 80%.',
    );
  });

  test.each(LOCALES)('the HTML on %s marks the drawn column and escapes its words', async (locale) => {
    const html = dataHtml(
      { columns: [{ title: 'A & B' }, { title: '%', drawn: true }], rows: [['<b>', '5']], notes: [] },
      locale,
    );
    expect(html).toBe(
      '<table><thead><tr><th>A &amp; B</th><th class="drawn">%</th></tr></thead>' +
        '<tbody><tr><td>&lt;b&gt;</td><td class="drawn">5</td></tr></tbody></table>\n',
    );
    const table = await conditionTable(source(sales, locale), { name: 'condition' });
    expect(dataHtml(table, locale)).toMatch(/<td class="drawn">100\s?%<\/td>/);
  });
});
