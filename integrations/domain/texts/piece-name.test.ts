import { expect, it } from 'vitest';
import { withoutSharedWords, pieceName } from './piece-name.ts';

it.each([
  [['Rolex', 'Submariner', '116610LN'], 'Rolex Submariner 116610LN'],
  [['Rolex', '', '116203'], 'Rolex 116203'],
  [['Chanel', 'Chanel 19', null], 'Chanel 19'],
  [['Harry Winston', 'Winston Cluster', undefined], 'Harry Winston Cluster'],
  [['TAG Heuer', 'TAG Heuer Carrera', 'CBN2010'], 'TAG Heuer Carrera CBN2010'],
  [['Patek Philippe', 'Nautilus 5711', '5711'], 'Patek Philippe Nautilus 5711'],
  [['Omega', 'De Ville', null], 'Omega De Ville'],
  [['Chanel', 'Chanelle', null], 'Chanel Chanelle'],
])('%j is called %s', (names, expected) => {
  expect(pieceName(...names)).toBe(expected);
});

it('a name that only repeats what is said adds nothing', () => {
  expect(withoutSharedWords('Cartier', 'cartier')).toBe('');
});
