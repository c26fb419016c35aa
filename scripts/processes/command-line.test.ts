import { expect, it } from 'vitest';
import { Problem } from '../bootstrap/problem.mjs';
import { readCommandLine } from './command-line.ts';

const OPTIONS = { replace: { type: 'boolean', default: false } } as const;

it('options and words are read in any order', () => {
  const { values, words } = readCommandLine(OPTIONS, 2, ['a', '--replace', 'b']);
  expect(values.replace).toBe(true);
  expect(words).toEqual(['a', 'b']);
});

it.each([
  [0, ['foo'], '"foo"'],
  [1, ['/mnt/my', 'shop.tar.gz'], '"shop.tar.gz"'],
  [1, ['a', 'b', '--replace', 'c'], '"b", "c"'],
])('of %i words, %j has too many', (most, args, named) => {
  const read = () => readCommandLine(OPTIONS, most, args);
  expect(read).toThrow(Problem);
  expect(read).toThrow(`takes no ${named}. Put a path`);
});

it('an unknown option is refused', () => {
  expect(() => readCommandLine({}, 0, ['--foo'])).toThrow("Unknown option '--foo'");
});
