import { expect, test } from 'vitest';
import { buyOutPath } from './buy-out-path.ts';

test.each([
  ['clock', undefined, '/uslugi/skupka-chasov/'],
  ['jewelry', 'ring', '/uslugi/skupka-yuvelirnyh-izdelij/'],
  ['accessory', 'bag', '/uslugi/sumki-hermes/'],
  ['accessory', 'phone', '/uslugi/telefony-vertu/'],
  ['accessory', 'pen', '/uslugi/'],
  ['art', undefined, '/uslugi/skupka-kartin/'],
] as const)('D9 sell yours: %s %s', (kind, type, path) => {
  expect(buyOutPath(kind, type)).toBe(path);
});
