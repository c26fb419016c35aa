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
import { NOTHING_KNOWN } from './test-facts.ts';

let rows: WatchFacts[];
beforeAll(async () => {
  rows = await sampleWatches(2000);
});

describe('drawings: a pure function from facts to an SVG', () => {
  test.each(VIEWS)('drawings: the same facts give the same %s view', (view) => {
    expect(drawWatch(NOTHING_KNOWN, view)).toBe(drawWatch({ ...NOTHING_KNOWN }, view));
  });

  test.each(Object.keys(bodyForms))('drawings: a %s case is drawn in every material', (form) => {
    for (const caseMaterial of Object.keys(materials)) {
      for (const view of VIEWS) {
        expect(
          svgFaults(drawWatch({ ...NOTHING_KNOWN, brand: 'alpina', model: 'x', form, caseMaterial }, view)),
        ).toEqual([]);
      }
    }
  });

  test.each(Object.keys(functions))('drawings: %s is drawn in every form', (id) => {
    for (const form of Object.keys(bodyForms)) {
      for (const view of VIEWS)
        expect(svgFaults(drawWatch({ ...NOTHING_KNOWN, form, functions: [id, 'date'] }, view))).toEqual([]);
    }
  });

  test.each(Object.keys(dialColours))('drawings: a dial in %s, with and without stones', (dialColour) => {
    for (const stones of [true, false])
      expect(svgFaults(drawWatch({ ...NOTHING_KNOWN, dialColour, stones }, 'front'))).toEqual([]);
  });

  test.each(['', 'Łódź & <Söhne> "1"'])('drawings: names of any letters (%s) stay within XML', (brand) => {
    for (const view of VIEWS)
      expect(svgFaults(drawWatch({ ...NOTHING_KNOWN, brand, model: brand, reference: brand }, view))).toEqual(
        [],
      );
  });
});

describe('decision 98: a drawing shows nothing that is not recorded', () => {
  const seeds = Array.from({ length: 40 }, (_, number) => `seed-${number}`);
  /** Watches of brands and collections that typically have gold, dates and colours. */
  const known = ['Datejust', 'Submariner', 'Day-Date', 'Royal Oak', 'Monaco', 'Speedmaster', 'Nautilus'];
  const designs = (facts: Partial<WatchFacts>) =>
    known.flatMap((model) => seeds.map((seed) => designWatch({ ...NOTHING_KNOWN, seed, model, ...facts })));

  test.each<[string, (design: Design) => unknown, unknown]>([
    ['the case is of steel', ({ metal }) => metal, 'steel'],
    ['the back is closed', ({ displayBack }) => displayBack, false],
    ['there are no stones', ({ bezel }) => bezel === 'gems', false],
  ])('of what is unknown %s', (_, ofDesign, expected) => {
    expect(new Set(designs({}).map(ofDesign))).toEqual(new Set([expected]));
  });

  test.each([
    ['Monaco', 'silver', ''],
    ['Royal Oak', 'silver', ''],
    ['Nautilus', 'silver', ''],
    ['Submariner', 'black', ''],
    ['Speedmaster', 'black', ''],
    ['Datejust', 'silver', 'date'],
    ['Day-Date', 'silver', 'day_date'],
  ])(
    'of an unknown %s the dial is %s, and only functions of its name are drawn',
    (model, dial, functions) => {
      const brand =
        { Submariner: 'Rolex', Datejust: 'Rolex', 'Day-Date': 'Rolex', Speedmaster: 'Omega' }[model] ?? 'x';
      for (const seed of seeds) {
        const design = designWatch({ ...NOTHING_KNOWN, seed, brand, model });
        expect([design.dial, [...design.functions].join()]).toEqual([dial, functions]);
      }
    },
  );

  test('what is recorded is drawn', () => {
    const facts = { caseMaterial: 'rose_gold', dialColour: 'green', functions: ['moon_phase'] };
    const drawn = designs(facts).map(({ metal, dial, functions }) => [metal, dial, [...functions][0]].join());
    expect(new Set(drawn)).toEqual(new Set(['rose_gold,green,moon_phase']));
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
