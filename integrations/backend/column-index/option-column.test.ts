import { expect, test } from 'vitest';
import { countOptions, severalColumn } from './option-column.ts';

test('a group of several values holds 31 options and refuses the next', () => {
  const options = Array.from({ length: 31 }, (_, number) => `city-${number}`);
  const builder = severalColumn();
  builder.add(options);
  builder.add(['city-30']);
  const column = builder.done();
  const all = { failed: new Uint8Array(2), mark: 0 };
  expect(countOptions(column, all).get('city-30')).toBe(2);
  expect(countOptions(column, all).get('city-0')).toBe(1);
  expect(() => builder.add(['one-more'])).toThrow('31 options');
});
