import { expect, it } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

it.each([
  ['Buy {{name}} for {sum}', '[B́úýó {{name}} f́óŕó {sum}]'],
  ['a <b>watch</b>', '[á <b>ẃát́ćh́óó</b>]'],
])('%s', (english, expected) => {
  expect(pseudoText(english).normalize('NFD')).toBe(expected.normalize('NFD'));
});
