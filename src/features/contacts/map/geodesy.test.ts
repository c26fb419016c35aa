import { describe, expect, test } from 'vitest';
import { bearing, distanceKm, octant, project } from './geodesy.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173 };
const PETERSBURG = { latitude: 59.9343, longitude: 30.3351 };
const VLADIVOSTOK = { latitude: 43.1155, longitude: 131.8855 };
const EQUATOR = { latitude: 0, longitude: 0 };

describe('distances and directions over the Earth', () => {
  test.each([
    ['Moscow to Saint Petersburg', MOSCOW, PETERSBURG, 633, 320],
    ['Moscow to Vladivostok', MOSCOW, VLADIVOSTOK, 6415, 59],
    ['a degree along the equator', EQUATOR, { latitude: 0, longitude: 1 }, 111, 90],
    [
      'over the meridian of 180 degrees',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111,
      90,
    ],
  ])('%s', (_, from, to, kilometres, degrees) => {
    expect(Math.round(distanceKm(from, to))).toBe(kilometres);
    expect(Math.abs(bearing(from, to) - degrees)).toBeLessThan(1);
  });

  test('there and back is the same length, and nowhere is no length', () => {
    expect(distanceKm(MOSCOW, VLADIVOSTOK)).toBeCloseTo(distanceKm(VLADIVOSTOK, MOSCOW), 9);
    expect(distanceKm(MOSCOW, MOSCOW)).toBe(0);
  });

  test('a map keeps the distance from its middle; east is right and north is up', () => {
    const { x, y } = project(MOSCOW, VLADIVOSTOK);
    expect(Math.hypot(x, y)).toBeCloseTo(distanceKm(MOSCOW, VLADIVOSTOK), 6);
    expect(x).toBeGreaterThan(0);
    expect(project(MOSCOW, PETERSBURG).y).toBeLessThan(0);
  });

  test.each([
    [0, 0],
    [22, 0],
    [23, 1],
    [90, 2],
    [180, 4],
    [337, 7],
    [338, 0],
    [359.9, 0],
  ])('%d degrees are direction %d of eight', (degrees, expected) => {
    expect(octant(degrees)).toBe(expected);
  });
});
