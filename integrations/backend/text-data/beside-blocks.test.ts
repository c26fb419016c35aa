import { describe, expect, test } from 'vitest';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import type { Sale } from '../estimate/sale.ts';
import type { DataSource, MakeTable } from './data-source.ts';
import { metalsTable } from './metal-block.ts';
import { complicationsTable, functionsTable, mechanicalTable, movementsTable } from './movement-blocks.ts';
import type { WatchFacts } from './watch-facts.ts';

/** A kind of watch: each was sold eight times, half of them 100 dollars below its price and half as much above it. */
type Kind = Partial<WatchFacts> & { usd: number; brandId?: number; material?: string; line?: number };

const BRANDS = [['acme', 1, 'Acme'], ['best', 2, 'Best']] as const; // prettier-ignore

function sourceOf(kinds: readonly Kind[]): DataSource {
  const facts = new Map<number, WatchFacts>();
  const sales = kinds.flatMap(({ usd, brandId = 1, material = 'steel', line = 1, ...own }, kind) =>
    Array.from({ length: 8 }, (_, place): Sale => {
      const id = kind * 8 + place;
      facts.set(id, { functions: ['date'], movement: 'automatic', gender: 'men', diameterMm: 40, preciousStones: false, year: '2015', ...own });
      return { id, brandId, collectionId: line, material, usd: usd + (place % 2 === 0 ? -100 : 100), reference: null, model: null, condition: 'new', kit: 'full', years: 55 };
    }),
  ); // prettier-ignore
  const brands = new Map(BRANDS.map(([slug, id, title]) => [slug, { id, slug, title }]));
  return {
    sales,
    groups: [],
    catalogue: { brands } as unknown as DataSource['catalogue'],
    cities: async () => [],
    facts: async () => facts,
    sizesOnSale: async () => [],
    tariff: async () => undefined,
    money: createMoney('en', {}),
    locale: 'en',
  };
}

const CASES: readonly [string, MakeTable, Kind[], string[] | undefined][] = [
  [
    'complications, of watches without one',
    complicationsTable,
    [
      { usd: 2_000 },
      { usd: 3_000, functions: ['date', 'chronograph'] },
      { usd: 2_400, functions: ['gmt'] },
      { usd: 9_000, functions: ['gmt'], preciousStones: true },
      { usd: 9_000, functions: ['gmt'], movement: 'quartz' },
      { usd: 9_000, functions: ['gmt'], brandId: 2 },
    ],
    ['Chronograph, 150%, 8', 'GMT / second time zone, 120%, 8'],
  ],
  [
    'a flyback with a second time zone is in both rows',
    complicationsTable,
    [{ usd: 2_000 }, { usd: 4_000, functions: ['flyback_chronograph', 'gmt'] }],
    ['Chronograph, 200%, 8', 'GMT / second time zone, 200%, 8'],
  ],
  [
    'unknown functions are not those of a simple watch',
    complicationsTable,
    [
      { usd: 2_000, functions: [] },
      { usd: 4_000, functions: ['gmt', 'chronograph'] },
    ],
    undefined,
  ],
  [
    'metals, of steel in the same line',
    metalsTable,
    [
      { usd: 5_000 },
      { usd: 15_000, material: 'yellow_gold' },
      { usd: 6_500, material: 'steel_gold' },
      { usd: 90_000, material: 'yellow_gold', line: 2 },
    ],
    ['Yellow gold, 300%, 8', 'Steel and gold, 130%, 8'],
  ],
  [
    'mechanical watches by brand, the cheapest first',
    mechanicalTable,
    [{ usd: 3_000 }, { usd: 1_000, brandId: 2, movement: 'manual' }, { usd: 500, movement: 'quartz' }],
    ['Best, 900, 1,000, 1,100, 8', 'Acme, 2,900, 3,000, 3,100, 8'],
  ],
  [
    'mechanical watches, of quartz ones',
    movementsTable,
    [
      { usd: 1_000, movement: 'quartz' },
      { usd: 1_500 },
      { usd: 2_000, movement: 'quartz', brandId: 2 },
      { usd: 5_000, brandId: 2 },
      { usd: 9_000, brandId: 2, movement: null },
    ],
    ['Best, 250%, 8', 'Acme, 150%, 8'],
  ],
];

describe('D513 blocks that compare with a base', () => {
  test.each(CASES)('%s', async (_, make, kinds, rows) => {
    const table = await make(sourceOf(kinds), { name: 'metals' });
    expect(table?.rows.map((cells) => cells.join(', '))).toEqual(rows);
  });

  test.each([
    ['prices', functionsTable, 16],
    ['complications', complicationsTable, 8],
  ] as const)('%s: a watch in two rows is one sale of the archive', async (_, make, count) => {
    const kinds = [{ usd: 2_000 }, { usd: 4_000, functions: ['chronograph', 'gmt'] }];
    const table = await make(sourceOf(kinds), { name: 'functions' });
    expect(table?.notes[0]).toBe(`The table counts ${count} sales in our archive.`);
  });

  test.each(CASES)('%s: nothing without sales', async (_, make) => {
    expect(await make(sourceOf([]), { name: 'metals' })).toBeUndefined();
  });
});
