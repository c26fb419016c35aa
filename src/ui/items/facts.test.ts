import { describe, expect, it } from 'vitest';
import { factsOf } from '@tourbillon/backend/catalogue/item-facts.ts';
import { FACT_LABELS, factRows } from './facts.ts';

const nothing = {
  number: '',
  serviced_on: null,
  reference: null,
  collection: null,
  year: null,
  gender: null,
  made_in: null,
  facts: [],
};

/** An item row without any known fact. */
const EMPTY = Object.fromEntries([
  ...[
    'type', 'caratWeight', 'weightG', 'ringSize', 'sizeMm', 'colour', 'hardware', 'technique', 'widthCm', 'heightCm',
    'depthCm', 'bodyForm', 'diameterMm', 'thicknessMm', 'dialColour', 'bracelet', 'movement', 'caliber', 'crystal',
    'waterResistanceM', 'nickname',
  ].map((name) => [name, null] as const),
  ...['insertions', 'functions'].map((name) => [name, []] as const),
]); // prettier-ignore

describe('§3 product fields of an item page', () => {
  it.each([
    [
      'clock',
      { bodyForm: 'round', diameterMm: 41, dialColour: 'black', functions: ['date'], limited: true },
      6,
    ],
    ['jewelry', { type: 'ring', insertions: ['ruby'], caratWeight: 1, weightG: 4, ringSize: 54 }, 6],
    ['jewelry', { type: 'bracelet', sizeMm: 170 }, 3],
    ['jewelry', { type: 'brooch', sizeMm: 40 }, 3],
    ['accessory', { type: 'bag', colour: 'red', hardware: 'gold', widthCm: 30, heightCm: 20 }, 5],
    ['art', { technique: 'oil', widthCm: 50, heightCm: 40, year: '1975', bodyMaterial: null }, 3],
  ])('every fact the backend publishes of %s has a label', (catalogType, own, count) => {
    const row = { ...EMPTY, bodyMaterial: 'steel', catalogType, ...own };
    const published = factsOf(row as unknown as Parameters<typeof factsOf>[0], 'en').map(({ key }) => key);
    expect(published.filter((key) => !Object.hasOwn(FACT_LABELS, key))).toEqual([]);
    expect(published).toHaveLength(count);
  });

  it('what is not known is left out, an unknown fact too, and the order is the table’s', () => {
    const rows = factRows(
      {
        ...nothing,
        reference: '126610LN',
        made_in: 'Switzerland',
        facts: [
          { key: 'diameter', value: '41 mm' },
          { key: 'secret', value: 'x' },
        ],
      },
      'en',
    );
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      ['reference', '126610LN'],
      ['made_in', 'Switzerland'],
      ['diameter', '41 mm'],
    ]);
  });
});
