import { expect, test } from 'vitest';
import { chosenBits, severalColumn } from './option-column.ts';

test('a group of several values holds 31 options and refuses the next', () => {
  const options = Array.from({ length: 31 }, (_, number) => `city-${number}`);
  const builder = severalColumn();
  builder.add(options);
  builder.add(['city-30']);
  const { values, options: known } = builder.done();
  const having = (option: string) =>
    values.filter((bits) => (bits & chosenBits(known, (one) => one === option)) !== 0);
  expect(having('city-30')).toHaveLength(2);
  expect(having('city-0')).toHaveLength(1);
  expect(() => builder.add(['one-more'])).toThrow('31 options');
});
