import { describe, expect, test } from 'vitest';
import { otherOffices } from './other-offices.ts';

const VREMENA = { alias: 'vremena', title: 'Vremena Goda', latitude: 55.7285, longitude: 37.4775 };
const RIGA = { alias: 'riga', title: 'Riga Mall', latitude: 55.799, longitude: 37.278 };
const SAMARA = { alias: 'samara', title: 'Office in Samara', latitude: 53.188, longitude: 50.093 };
const BAKU = { alias: 'baku', title: 'Office in Baku', latitude: 40.369, longitude: 49.838 };
const CITIES = [
  { alias: 'moscow', city: 'Moscow', offices: [VREMENA, RIGA] },
  { alias: 'vremena', city: 'Moscow, Vremena Goda', offices: [VREMENA] },
  { alias: 'riga', city: 'Moscow, Riga Mall', offices: [RIGA] },
  { alias: 'samara', city: 'Samara', offices: [SAMARA] },
  { alias: 'baku', city: 'Baku', offices: [BAKU] },
];

const seenFrom = (alias: string) => {
  const page = CITIES.find((city) => city.alias === alias) ?? { alias, city: '', offices: [] };
  return otherOffices(page, CITIES).map(({ name, cityAlias, octant }) => [name, cityAlias, octant]);
};

describe('other offices, the nearest first', () => {
  test.each([
    [
      'moscow',
      [
        ['Samara', 'samara', 2],
        ['Baku', 'baku', 3],
      ],
    ],
    [
      'vremena',
      [
        ['Riga Mall', 'riga', 7],
        ['Samara', 'samara', 2],
        ['Baku', 'baku', 3],
      ],
    ],
    [
      'samara',
      [
        ['Moscow', 'moscow', 7],
        ['Baku', 'baku', 4],
      ],
    ],
    ['hotline', []],
  ])('D29 from %s', (alias, expected) => {
    expect(seenFrom(alias)).toEqual(expected);
  });

  test('distances are whole kilometres', () => {
    expect(otherOffices({ alias: 'samara', city: 'Samara', offices: [SAMARA] }, CITIES)[0]?.km).toBe(862);
  });
});
