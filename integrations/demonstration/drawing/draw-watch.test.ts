import { beforeAll, describe, expect, test } from 'vitest';
import bodyForms from '@tourbillon/backend/vocabulary/body-forms.json' with { type: 'json' };
import dialColours from '@tourbillon/backend/vocabulary/dial-colours.json' with { type: 'json' };
import functions from '@tourbillon/backend/vocabulary/functions.json' with { type: 'json' };
import materials from '@tourbillon/backend/vocabulary/materials.json' with { type: 'json' };
import { svgFaults } from '../samples/svg-faults.ts';
import { sampleWatches } from '../samples/watch-samples.ts';
import { designWatch } from './decide.ts';
import type { Design } from './design.ts';
import { drawWatch } from './draw-watch.ts';
import { VIEWS, type WatchFacts } from './facts.ts';

const SILENT: WatchFacts = {
  seed: 'a',
  brand: 'rolex',
  collection: null,
  model: 'Datejust',
  reference: null,
  form: null,
  caseMaterial: null,
  dialColour: null,
  bracelet: null,
  functions: [],
  diameterMm: null,
  gender: null,
  movement: null,
  stones: false,
};

let rows: WatchFacts[];
beforeAll(async () => {
  rows = await sampleWatches(2000);
});

describe('drawings: a pure function from facts to an SVG', () => {
  test.each(VIEWS)('drawings: the same facts give the same %s view', (view) => {
    expect(drawWatch(SILENT, view)).toBe(drawWatch({ ...SILENT }, view));
  });

  test.each(Object.keys(bodyForms))('drawings: a %s case is drawn in every material', (form) => {
    for (const caseMaterial of Object.keys(materials)) {
      for (const view of VIEWS) {
        expect(
          svgFaults(drawWatch({ ...SILENT, brand: 'alpina', model: 'x', form, caseMaterial }, view)),
        ).toEqual([]);
      }
    }
  });

  test.each(Object.keys(functions))('drawings: %s is drawn in every form', (id) => {
    for (const form of Object.keys(bodyForms)) {
      for (const view of VIEWS)
        expect(svgFaults(drawWatch({ ...SILENT, form, functions: [id, 'date'] }, view))).toEqual([]);
    }
  });

  test.each(Object.keys(dialColours))('drawings: a dial in %s, with and without stones', (dialColour) => {
    for (const stones of [true, false])
      expect(svgFaults(drawWatch({ ...SILENT, dialColour, stones }, 'front'))).toEqual([]);
  });

  test.each(['', 'Łódź & <Söhne> "1"'])('drawings: names of any letters (%s) stay within XML', (brand) => {
    for (const view of VIEWS)
      expect(svgFaults(drawWatch({ ...SILENT, brand, model: brand, reference: brand }, view))).toEqual([]);
  });
});

describe('decision 98: a drawing shows nothing that is not recorded', () => {
  const seeds = Array.from({ length: 40 }, (_, number) => `seed-${number}`);
  /** Watches of brands and collections that typically have gold, dates and colours. */
  const known = ['Datejust', 'Submariner', 'Day-Date', 'Royal Oak', 'Monaco', 'Speedmaster', 'Nautilus'];
  const designs = (facts: Partial<WatchFacts>) =>
    known.flatMap((model) => seeds.map((seed) => designWatch({ ...SILENT, seed, model, ...facts })));

  test.each<[string, (design: Design) => unknown, unknown]>([
    ['the case is of steel', ({ metal }) => metal, 'steel'],
    ['the dial is silver', ({ dial }) => dial, 'silver'],
    ['there is no date and no other function', ({ functions }) => [...functions].join(), ''],
    ['the back is closed', ({ displayBack }) => displayBack, false],
    ['there are no stones', ({ bezel, indices }) => bezel === 'gems' || indices === 'diamonds', false],
  ])('of what is unknown %s', (_, ofDesign, expected) => {
    expect(new Set(designs({}).map(ofDesign))).toEqual(new Set([expected]));
  });

  test('what is recorded is drawn', () => {
    const facts = { caseMaterial: 'rose_gold', dialColour: 'green', functions: ['date'] };
    const drawn = designs(facts).map(({ metal, dial, functions }) => [metal, dial, ...functions].join());
    expect(new Set(drawn)).toEqual(new Set(['rose_gold,green,date']));
  });
});

describe('drawings: the demonstration stock', () => {
  test('drawings: two different watches never look the same', () => {
    const fronts = rows.map((row) => drawWatch(row, 'front'));
    expect(fronts).toHaveLength(2000);
    expect(new Set(fronts).size).toBe(2000);
  });

  test.each(VIEWS)('drawings: every %s view is sound, light and quickly drawn', (view) => {
    const before = process.threadCpuUsage();
    const sizes = rows.map((row) => drawWatch(row, view).length).sort((a, b) => a - b);
    const { user, system } = process.threadCpuUsage(before);
    const each = (user + system) / 1000 / rows.length;
    expect(sizes.at(-1)).toBeLessThan(30_000);
    expect(sizes[Math.floor(sizes.length * 0.93)]).toBeLessThan(25_600);
    // A drawing takes about half a millisecond of processor time; the limit allows for a slow machine.
    expect(each).toBeLessThan(10);
    for (const row of rows.filter((_, index) => index % 10 === 0)) {
      expect(svgFaults(drawWatch(row, view))).toEqual([]);
    }
  });
});
