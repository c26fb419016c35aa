import { describe, expect, test } from 'vitest';
import { designWatch } from './decide.ts';
import type { Design } from './design.ts';
import { drawWatch } from './draw-watch.ts';
import type { WatchFacts } from './facts.ts';
import { NOTHING_KNOWN } from './test-facts.ts';

const watch = (brand: string, caliber: string, ...functions: string[]): WatchFacts => ({
  ...NOTHING_KNOWN,
  model: '',
  brand,
  caliber,
  functions,
});

describe('drawings: a calibre places what it shows', () => {
  test.each<[brand: string, calibre: string, function_: string, parts: Partial<Design>]>([
    ['Longines', 'L687', 'moon_phase', { registers: 'v', moonAt: 6, datePlace: 'rim' }],
    ['Longines', 'L899', 'moon_phase', { moonAt: 6, datePlace: 'moon' }],
    ['IWC', '52615', 'moon_phase', { moonAt: 12, reserveAt: 3 }],
    ['IWC', '52010', 'power_reserve', { secondsAt: 9, reserveAt: 3, datePlace: 'six' }],
    ['Ulysse Nardin', 'UN-118 Manufacture', 'power_reserve', { secondsAt: 6, reserveAt: 12 }],
    ['Arnold & Son', 'A&S1512', 'moon_phase', { moonAt: 12, greatMoon: true }],
    ['Zenith', 'El Primero 3604', 'open_balance', { registers: 'tri', balanceAt: 10 }],
    ['Omega', '9904', 'moon_phase', { registers: 'bi', moonAt: 6, datePlace: 'rim' }],
    ['Tissot', 'unheard of', 'moon_phase', { moonAt: 6, reserveAt: null, greatMoon: false }],
    // The number of one maker's calibre says nothing of another's.
    ['Omega', '925', 'moon_phase', { datePlace: 'three' }],
  ])('drawings: %s %s', (brand, calibre, function_, parts) => {
    expect(designWatch(watch(brand, calibre, function_))).toMatchObject(parts);
  });

  test('drawings: a reserve that is shown on the movement is not on the dial', () => {
    expect([...designWatch(watch('Oris', 'Calibre 473', 'date', 'power_reserve')).functions]).toEqual([
      'date',
    ]);
  });
});

/** How often the outline of a moon's window is drawn, and windows of a date, a day or a month. */
const seen = (facts: WatchFacts) => {
  const svg = drawWatch(facts, 'front');
  return {
    moons: svg.match(/fill="#f0dd9e"/g)?.length ?? 0,
    windows: svg.match(/fill="#(17181a|fbfaf6)" stroke/g)?.length ?? 0,
  };
};

describe('drawings: each function is drawn once', () => {
  test.each<[name: string, facts: WatchFacts, moons: number, windows: number]>([
    ['a moon and a date around it', watch('Longines', 'L899', 'moon_phase', 'date'), 1, 0],
    ['a moon and a date of no known calibre', watch('x', '', 'moon_phase', 'date'), 1, 1],
    [
      'a chronograph with full calendar',
      watch('Longines', 'L687', 'chronograph', 'moon_phase', 'day_date', 'month'),
      1,
      2,
    ],
    [
      'a full calendar with small seconds',
      watch('Jaeger-LeCoultre', '866', 'moon_phase', 'small_seconds', 'day_date', 'month'),
      1,
      2,
    ],
    [
      'a perpetual calendar with hands',
      watch('IWC', '52615', 'moon_phase', 'perpetual_calendar', 'day_date', 'month'),
      1,
      0,
    ],
    ['a date within the seconds', watch('Ulysse Nardin', 'UN-118', 'small_seconds', 'date'), 0, 1],
  ])('drawings: %s', (_, facts, moons, windows) => {
    expect(seen(facts)).toEqual({ moons, windows });
  });
});
