import { expect, test } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { type ComparedItem, comparisonRows } from './comparison-rows.ts';

const WATCH: ComparedItem = {
  url: 'rolex-1',
  catalog_type: 'clock',
  brand: { slug: 'rolex', title: 'Rolex' },
  collection: null,
  model: 'Submariner',
  reference: '126610LN',
  summary: null,
  stock: 'current',
  gtin: null,
  number: '1',
  type: null,
  defects: [],
  condition: 'perfect',
  availability: 'in_stock',
  held_until: null,
  cities: [{ id: 'moscow', title: 'Moscow' }],
  price: null,
  tags: [],
  pictures: [],
  diameter_mm: 41,
  year: null,
  gender: null,
  made_in: 'Switzerland',
  box: true,
  papers: true,
  facts: [{ key: 'diameter', value: '41 mm' }],
  guarantee_months: 24,
  serviced_on: null,
  description: null,
  defects_text: null,
  inspection: null,
  previous_prices: [],
  published_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

test('§1 comparison: a fact in a row, those that differ marked, absent ones null and no difference, unknown ones left out', () => {
  const other: ComparedItem = {
    ...WATCH,
    guarantee_months: null,
    reference: '14060M',
    year: '2005',
    facts: [],
  };
  const rows = comparisonRows([WATCH, other], translator('en'), 'en');
  const byLabel = Object.fromEntries(rows.map(({ label, values, differs }) => [label, { values, differs }]));
  expect(byLabel).toEqual({
    'item.condition': { values: ['Excellent', 'Excellent'], differs: false },
    'savedLists.availability': { values: ['In stock: Moscow', 'In stock: Moscow'], differs: false },
    'item.completeness': { values: [expect.any(String), expect.any(String)], differs: false },
    'item.guarantee': { values: ['24 months', 'No guarantee'], differs: true },
    'item.reference': { values: ['126610LN', '14060M'], differs: true },
    'item.fact_year': { values: [null, '2005'], differs: false },
    'item.fact_diameter': { values: ['41 mm', null], differs: false },
    'item.fact_number': { values: ['1', '1'], differs: false },
    'item.fact_made_in': { values: ['Switzerland', 'Switzerland'], differs: false },
  });
});

test.each([
  ['known and unknown', ['2005', null], false],
  ['known, known and unknown', ['2005', null, '2006'], true],
  ['the same twice and unknown', ['2005', null, '2005'], false],
  ['a single item', ['2005'], true],
] as const)('comparison, differences only: %s', (_, years, differs) => {
  const rows = comparisonRows(
    years.map((year) => ({ ...WATCH, year })),
    translator('en'),
    'en',
  );
  expect(rows.find(({ label }) => label === 'item.fact_year')?.differs).toBe(differs);
});

test('comparison: whether there are box and papers may be unknown', () => {
  const rows = comparisonRows([WATCH, { ...WATCH, box: null, papers: null }], translator('en'), 'en');
  const row = rows.find(({ label }) => label === 'item.completeness');
  expect(row).toMatchObject({ values: [expect.any(String), null], differs: false });
});
