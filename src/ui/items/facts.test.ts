import { describe, expect, it } from 'vitest';
import { factsOf } from '#backend/catalogue/facts.ts';
import { FACT_LABELS, factRows } from './facts.ts';

const nothing = { reference: null, collection: null, year: null, gender: null, made_in: null, facts: [] };

describe('§3 product fields of an item page', () => {
  it('every fact the backend publishes has a label', () => {
    const full = {
      bodyMaterial: 'steel',
      bodyForm: 'round',
      diameterMm: 41,
      thicknessMm: 12.5,
      dialColour: 'black',
      bracelet: 'steel',
      movement: 'automatic',
      caliber: '3235',
      functions: ['date'],
      crystal: 'sapphire',
      waterResistanceM: 300,
      preciousStones: true,
      limited: true,
      nickname: 'Starbucks',
    };
    const published = factsOf(full as unknown as Parameters<typeof factsOf>[0], 'en').map(({ key }) => key);
    expect(published.filter((key) => !Object.hasOwn(FACT_LABELS, key))).toEqual([]);
    expect(published.length).toBeGreaterThan(10);
  });

  it('what is not known is left out, an unknown fact too, and the order is the table’s', () => {
    const rows = factRows({
      ...nothing,
      reference: '126610LN',
      made_in: 'Switzerland',
      facts: [
        { key: 'diameter', value: '41 mm' },
        { key: 'secret', value: 'x' },
      ],
    });
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      ['reference', '126610LN'],
      ['diameter', '41 mm'],
      ['made_in', 'Switzerland'],
    ]);
  });
});
