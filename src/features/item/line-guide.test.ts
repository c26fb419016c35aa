import { expect, test } from 'vitest';
import { lineGuide } from './line-guide.ts';

const GUIDES = [
  'gid-ap-royal-oak',
  'gid-jlc-reverso',
  'gid-rolex-explorer',
  'gid-rolex-explorer-ii',
  'gid-rolex-daytona',
  'gid-cartier-tank',
  'tank-ili-santos',
].map((slug) => ({ slug }));

test.each([
  ['rolex', 'explorer', 'gid-rolex-explorer'],
  ['rolex', 'explorer-ii', 'gid-rolex-explorer-ii'],
  ['rolex', 'cosmograph-daytona', 'gid-rolex-daytona'],
  ['audemars-piguet', 'royal-oak-offshore', 'gid-ap-royal-oak'],
  ['jaeger-lecoultre', 'reverso', 'gid-jlc-reverso'],
  ['cartier', 'tank-must', 'gid-cartier-tank'],
  ['cartier', 'santos', undefined],
  ['cartier', 'tankette', undefined],
  ['omega', 'explorer', undefined],
  ['patek-philippe', 'royal-oak', undefined],
])('D555 the guide of %s %s is %s', (brand, collection, slug) => {
  expect(lineGuide(GUIDES, brand, collection)?.slug).toBe(slug);
});
