import { expect, it } from 'vitest';
import { isOverBudget, type Misses, workForNextGuess } from './guess-rules.ts';

const of = (kind: Misses['of'], misses: number, share = 1): Misses => ({ of: kind, misses, share });

it.each<[string, Misses[], number]>([
  ['nothing', [], 0],
  ['one miss', [of('number', 1), of('network', 1)], 0],
  ['two misses at a number', [of('number', 2), of('network', 0)], 1],
  ['two misses of a network', [of('number', 0), of('network', 2)], 1],
  ['four', [of('network', 4)], 2],
  ['eight', [of('network', 8)], 8],
  ['a thousand at a number', [of('number', 1_000)], 16],
  ['two of a /56 and a /48', [of('network', 1), of('network', 2, 4), of('network', 2, 16)], 0],
  ['eight of a /56', [of('network', 1), of('network', 8, 4)], 1],
  ['ninety-nine at all', [of('all', 99)], 0],
  ['a hundred at all', [of('all', 100)], 1],
  ['ten thousand at all', [of('all', 10_000)], 16],
])('D15 after %s the next guess costs %j: %i', (_, misses, work) => {
  expect(workForNextGuess(misses)).toBe(work);
});

it.each<[string, Misses, boolean]>([
  ['29 of a network', of('network', 29), false],
  ['30 of a network', of('network', 30), true],
  ['30 of a /56', of('network', 30, 4), false],
  ['30 of an account', of('account', 30), true],
  // Decision 83: strangers cannot lock out the holder of a number.
  ['any number at one ticket', of('number', 1_000_000), false],
  ['any number at all tickets', of('all', 1_000_000), false],
])('D83 %s has to wait: %j %s', (_, misses, over) => {
  expect(isOverBudget(misses)).toBe(over);
});
