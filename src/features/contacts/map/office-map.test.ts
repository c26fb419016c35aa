import { describe, expect, test } from 'vitest';
import { MAP_RADIUS, officeMap, type MapPoint } from './office-map.ts';
import { placeLabels } from './place-labels.ts';
import { roundStep } from './round-steps.ts';

const VREMENA: MapPoint = { name: 'Vremena Goda', latitude: 55.7285, longitude: 37.4775 };
const RIGA: MapPoint = { name: 'Riga Mall', latitude: 55.799, longitude: 37.278 };
const PETERSBURG: MapPoint = { name: 'Saint Petersburg', latitude: 59.9325, longitude: 30.359 };
const SAMARA: MapPoint = { name: 'Samara', latitude: 53.188, longitude: 50.093 };
const KRASNODAR: MapPoint = { name: 'Krasnodar', latitude: 45.033, longitude: 38.973 };
const ROSTOV: MapPoint = { name: 'Rostov-on-Don', latitude: 47.2223, longitude: 39.716 };
const VLADIVOSTOK: MapPoint = { name: 'Vladivostok', latitude: 43.1153, longitude: 131.89 };
const FAR = [PETERSBURG, SAMARA, KRASNODAR, ROSTOV, VLADIVOSTOK];

const named = (dots: readonly { name: string }[] | undefined) => dots?.map(({ name }) => name);

describe('a map drawn from coordinates', () => {
  test('offices of one town make a map of the town; the rest are directions on its edge', () => {
    const map = officeMap([VREMENA, RIGA], FAR);
    expect(named(map?.own)).toEqual(['Vremena Goda', 'Riga Mall']);
    expect(map?.others).toEqual([]);
    expect(named(map?.beyond)).toHaveLength(FAR.length);
    expect(map?.scale.km).toBe(5);
  });

  test('the page of one office of a town shows the other', () => {
    const map = officeMap([VREMENA], [RIGA, ...FAR]);
    expect(named(map?.others)).toEqual(['Riga Mall']);
    expect(map?.others[0]?.x).toBeLessThan(0);
    expect(map?.others[0]?.y).toBeLessThan(0);
  });

  test('a single office reaches to the three nearest', () => {
    const map = officeMap([KRASNODAR], [VREMENA, ROSTOV, SAMARA, PETERSBURG, VLADIVOSTOK]);
    expect(named(map?.others)).toEqual(['Rostov-on-Don', 'Vremena Goda', 'Samara']);
    expect(named(map?.beyond)).toEqual(['Saint Petersburg', 'Vladivostok']);
  });

  test('everything drawn is within the edge, and rings are multiples of the scale', () => {
    const map = officeMap([SAMARA], [VREMENA, ROSTOV, KRASNODAR, VLADIVOSTOK]);
    for (const { x, y } of map?.others ?? []) expect(Math.hypot(x, y)).toBeLessThan(MAP_RADIUS);
    expect(map?.rings.length).toBeGreaterThanOrEqual(2);
    expect(map?.rings[0]).toBe(map?.scale.length);
    expect(map?.lines).toMatch(/^M-?[\d.]+ -?[\d.]+L/);
    expect(map?.lines).not.toContain('NaN');
  });

  test('an office alone in the world has a map too; a city without an office has none', () => {
    expect(named(officeMap([SAMARA], [])?.own)).toEqual(['Samara']);
    expect(officeMap([], FAR)).toBeUndefined();
  });
});

test.each([
  [1, 1],
  [4.9, 2],
  [5, 5],
  [99, 50],
  [0.3, 0.2],
  [640, 500],
])('the round step in %d is %d', (value, expected) => {
  expect(roundStep(value)).toBeCloseTo(expected, 9);
});

describe('names on the map', () => {
  const anywhere = () => true;

  test('two names do not cover one another or a point', () => {
    const [first, second] = placeLabels(
      [
        { name: 'Samara', x: 0, y: 0, radius: 4 },
        { name: 'Kazan', x: 30, y: 2, radius: 4 },
      ],
      anywhere,
    );
    expect([first?.anchor, second?.anchor]).toEqual(['end', 'start']);
  });

  test('a name that would leave the map is not written', () => {
    const nowhere = placeLabels([{ name: 'Samara', x: 0, y: 0, radius: 4 }], () => false);
    expect(nowhere).toEqual([undefined]);
  });
});
