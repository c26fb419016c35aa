import { describe, expect, it, test } from 'vitest';
import { learnEffects } from './price-effects.ts';
import { learnEstimator } from './estimator.ts';
import { nonRisingMedians } from './non-rising-medians.ts';
import { compareWithAskingPrices, measureQuality } from './measure-error.ts';
import { centreAndSpreadOf } from './centre-and-spread.ts';
import { kitOf, type Sale } from './sale.ts';
import { identifyWatch, type TypedReference } from './identify-watch.ts';

const NOW = 56;

/** A sale of a steel watch in perfect condition with a full kit. A test overrides only the facts it checks. */
function sale(id: number, usd: number, facts: Partial<Sale> = {}): Sale {
  return {
    id,
    brandId: 1,
    reference: 'a1',
    model: 'A',
    collectionId: 1,
    material: 'steel',
    condition: 'new',
    kit: 'full',
    usd,
    years: NOW,
    ...facts,
  };
}

/** Deterministic prices around a middle value: the k-th price differs from it by at most a tenth. */
const spread = (middle: number, k: number) => Math.round(middle * (1 + (((k * 37) % 21) - 10) / 100));

/** An archive of forty references of one maker, ten sales of each. */
const archive = Array.from({ length: 400 }, (_, place) => {
  const thing = Math.floor(place / 10);
  return sale(place + 1, spread((5_000 + 600 * (thing % 10)) * (1 + Math.floor(thing / 10) / 50), place), {
    reference: `ref${thing}`,
    model: `Model ${thing % 10}`,
    collectionId: thing % 4,
  });
});

describe('instant estimate: the middle of sales', () => {
  test.each([
    [undefined, 11, 5, 4],
    [0, 10, 5.5, 3.6],
    [10, 10, 4.5, 3.6],
    [5, 10, 5, 4.1],
  ])('of 0 to 10 without place %s', (without, count, centre, away) => {
    const sorted = Array.from({ length: 11 }, (_, value) => value);
    const middle = centreAndSpreadOf(sorted, without);
    expect(middle).toMatchObject({ count, centre });
    expect([middle.down, middle.up]).toEqual([expect.closeTo(away), expect.closeTo(away)]);
  });
});

describe('instant estimate: what condition and kit do', () => {
  const eight = (value: number) => Array.from({ length: 8 }, () => value);
  test.each([
    ['each falls', [0, -0.1, -0.3], [0, -0.1, -0.3]],
    ['what would rise is taken together', [0, -0.4, -0.2], [0, -0.3, -0.3]],
    ['the first is the measure', [0.1, 0, -0.1], [0, -0.1, -0.2]],
  ])('%s', (_, seen, effects) => {
    const names = ['a', 'b', 'c'] as const;
    const values = new Map(names.map((name, place) => [name, eight(seen[place] ?? 0)]));
    const found = nonRisingMedians(names, values);
    names.forEach((name, place) => expect(found.get(name)).toBeCloseTo(effects[place] ?? 0));
  });

  it('nothing is said of what was seen seven times', () => {
    const found = nonRisingMedians(['a', 'b'], new Map([['a', eight(0)], ['b', eight(-1).slice(1)]])); // prettier-ignore
    expect(found.get('b')).toBeUndefined();
  });

  it('a worn piece without its box is told from new ones with everything', () => {
    const sales = Array.from({ length: 60 }, (_, place) => {
      const [worn, bare] = [place % 3 === 1, place % 3 === 2];
      const usd = 10_000 * (worn ? 0.8 : 1) * (bare ? 0.7 : 1);
      return sale(place, usd, {
        reference: `r${Math.floor(place / 6)}`,
        condition: worn ? 'natural_wear' : 'new',
        kit: bare ? 'none' : 'full',
      });
    });
    const { condition, kit } = learnEffects(sales);
    expect(Math.exp(condition.get('natural_wear') ?? 0)).toBeCloseTo(0.8, 1);
    expect(Math.exp(kit.get('none') ?? 0)).toBeCloseTo(0.7, 1);
    expect(condition.get('defects')).toBeUndefined();
  });

  it('prices that rise with the years are told at those of today', () => {
    const sales = archive.map((one) => {
      const years = NOW - (one.id % 4);
      return { ...one, years, usd: one.usd * 1.1 ** (years - NOW) };
    });
    expect(Math.exp(learnEffects(sales).yearly)).toBeCloseTo(1.1, 1);
  });

  test.each([
    [true, true, 'full'],
    [true, false, 'box'],
    [false, true, 'papers'],
    [false, false, 'none'],
    [null, true, 'unknown'],
  ] as const)('box %s, papers %s: %s', (box, papers, kit) => {
    expect(kitOf(box, papers)).toBe(kit);
  });
});

describe('instant estimate: a range, never one number', () => {
  const estimator = learnEstimator(archive);
  const ask = (facts: Partial<Sale>) => {
    const estimate = estimator.estimate(
      sale(0, 0, { reference: null, model: null, collectionId: null, ...facts }),
    );
    return 'value' in estimate
      ? [estimate.value.basis.name, estimate.value.basis.sameMaterial, estimate.value.sales.length]
      : [estimate.refused, estimate.sales];
  };

  test.each<[string, Partial<Sale>, (string | boolean | number)[]]>([
    ['the same reference', { reference: 'ref3', model: 'Model 3' }, ['reference', true, 10]],
    ['the same model and material', { reference: 'new one', model: 'Model 3' }, ['model', true, 40]],
    ['without a model nothing narrower than the maker', {}, ['brand', true, 400]],
    ['another maker has no sales', { brandId: 2, reference: 'ref3' }, ['few', 0]],
    ['a condition nothing was sold in', { reference: 'ref3', condition: 'needs_repair' }, ['condition', 400]],
  ])('%s', (_, facts, expected) => {
    expect(ask(facts)).toEqual(expected);
  });

  it('the range holds the price and is not a number', () => {
    const estimate = estimator.estimate(sale(0, 0, { reference: 'ref9' }));
    if (!('value' in estimate)) throw new Error('There is no range');
    const { lower, middle, upper } = estimate.value;
    expect(lower).toBeLessThan(middle);
    expect(upper).toBeGreaterThan(middle);
    expect([lower, upper].map((bound) => bound / 10_400).every((share) => share > 0.8 && share < 1.2)).toBe(
      true,
    );
  });

  it('prices too far apart are refused', () => {
    const wild = archive.map((one) => ({ ...one, reference: 'same', usd: one.usd * 10 ** (one.id % 3) }));
    expect(learnEstimator(wild).estimate(sale(0, 0, { reference: 'same' }))).toMatchObject({
      refused: 'wide',
      sales: 400,
    });
  });

  it('an empty archive refuses', () => {
    expect(learnEstimator([]).estimate(sale(0, 0))).toEqual({
      refused: 'condition',
      sales: 0,
      contradicting: [],
    });
  });
});

describe('D326 instant estimate: its error is measured on newer sales by what the older ones teach', () => {
  /** The same archive, sold one after the other. Earlier sales do not predict the prices of the newest fifth. */
  const inTime = (last: number) =>
    archive.map((one, place) => ({
      ...one,
      years: NOW + ((place * 37) % 400) / 1_000,
      usd: (place * 37) % 400 >= 320 ? one.usd * last : one.usd,
    }));

  it.each([
    ['as before', 1, [0, 0.1], [0.7, 1]],
    ['doubled', 2, [0.45, 0.55], [0, 0.1]],
  ])('newest prices %s', (_, last, error, covered) => {
    const { all, judged, since } = measureQuality(inTime(last));
    expect([judged, since]).toEqual([80, NOW + 0.32]);
    expect(all.estimated).toBe(80);
    expect(all.medianError).toBeGreaterThan(error[0] ?? 1);
    expect(all.medianError).toBeLessThan(error[1] ?? 0);
    expect(all.covered).toBeGreaterThanOrEqual(covered[0] ?? 1);
    expect(all.covered).toBeLessThanOrEqual(covered[1] ?? 0);
  });

  it('nothing sold, nothing measured', () => {
    const { all, judged, since } = measureQuality([]);
    expect([all, judged, since]).toEqual([{ estimated: 0, medianError: 0, covered: 0 }, 0, undefined]);
  });

  it('likely values are held against what is asked', () => {
    const asked = archive.slice(0, 40).map((one) => ({ ...one, usd: one.usd * 1.25 }));
    const { estimated, medianError } = compareWithAskingPrices(learnEstimator(archive), asked, NOW);
    expect(estimated).toBe(40);
    expect(medianError).toBeGreaterThan(0.1);
    expect(medianError).toBeLessThan(0.3);
  });
});

describe('instant estimate: which watch is meant', () => {
  const of = (model: string, reference: string, material = 'steel', collectionId = 7) => ({
    model,
    modelWords: model.toLowerCase(),
    collectionId,
    reference,
    compact: reference.toLowerCase().replace(/[^a-z0-9]/g, ''),
    material,
  });
  const finds = [of('Sea', 'A.1'), of('Sea', 'A.2', 'gold'), of('Sea Date', 'A.3'), of('Sea Date', 'A.4'), of('Sea Date', 'A.5')]; // prettier-ignore
  const words = ['sea'];
  const whole = (compact: string): TypedReference => ({ compact, as: 'whole' });
  test.each<[string, typeof finds, { reference: TypedReference | null; words: string[] }, object]>([
    [
      'a reference stands for all its facts',
      finds,
      { reference: whole('a2'), words: ['a2'] },
      {
        reference: 'a2',
        written: 'A.2',
        model: 'Sea',
        collectionId: 7,
        material: 'gold',
        references: ['a2'],
      },
    ],
    [
      'the model whose name was typed, not the one there are more of',
      finds,
      { reference: null, words },
      { reference: null, written: null, model: 'Sea', collectionId: 7, material: null, references: [] },
    ],
    [
      'the model that most finds are',
      finds,
      { reference: null, words: ['date'] },
      { reference: null, written: null, model: 'Sea Date', collectionId: 7, material: null, references: [] },
    ],
    [
      'D84 a beginning stands for all that begin so',
      [of('Sea', '79.B/1', 'gold'), of('Sea', '79.B/2', 'gold'), ...finds],
      { reference: { compact: '79b', as: 'beginning' }, words: ['79b'] },
      {
        reference: null,
        written: '79.B',
        model: 'Sea',
        collectionId: 7,
        material: 'gold',
        references: ['79b1', '79b2'],
      },
    ],
    [
      'D84 a reference nobody knows is not its neighbour: the stem says the model alone',
      [of('Sea', '79230B'), of('Sea', '79230R'), ...finds],
      { reference: { compact: '79230', as: 'stem' }, words: [] },
      { reference: null, written: null, model: 'Sea', collectionId: 7, material: null, references: [] },
    ],
    [
      'finds that have nothing in common say nothing',
      [of('A', '1', 'steel', 1), of('B', '2', 'steel', 2)],
      { reference: null, words },
      { reference: null, written: null, model: null, collectionId: null, material: null, references: [] },
    ],
  ])('%s', (_, candidates, meant, expected) => {
    expect(identifyWatch(candidates, meant)).toEqual(expected);
  });
});
