import { describe, expect, it } from 'vitest';
import { readEstimateQuery } from './estimate-query.ts';

const good = {
  brand: ' Rolex ',
  model: '126610LN',
  material: 'steel',
  condition: 'perfect',
  kit: 'full',
  go: '1',
};
const read = (fields: Record<string, string>) =>
  readEstimateQuery(new URLSearchParams({ ...good, ...fields }));

describe('instant estimate: what is typed', () => {
  it('is trimmed and asked for', () => {
    expect(read({})).toMatchObject({
      asked: true,
      request: { brand: 'Rolex', model: '126610LN', material: 'steel', condition: 'perfect', kit: 'full' },
    });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a brand is needed', { brand: ' ' }, { brand: 'required' }],
    ['a condition is needed', { condition: '' }, { condition: 'required' }],
    ['a kit is needed', { kit: 'half' }, { kit: 'required' }],
    ['a brand of a page is none', { brand: 'x'.repeat(81) }, { brand: 'long' }],
    ['a material is a word', { material: '<b>' }, { material: 'value' }],
    ['all at once', { brand: '', kit: '' }, { brand: 'required', kit: 'required' }],
  ])('%s', (_, fields, refusals) => {
    expect(read(fields)).toMatchObject({ asked: true, refusals });
  });

  it.each(['model', 'material'])('%s may stay empty', (name) => {
    expect(read({ [name]: '' })).toHaveProperty('request');
  });

  it('a page that was opened says nothing of empty fields, and keeps what its address names', () => {
    expect(readEstimateQuery(new URLSearchParams({ brand: 'Omega' }))).toEqual({
      asked: false,
      typed: { brand: 'Omega', model: '', material: '', condition: '', kit: '' },
    });
  });
});
