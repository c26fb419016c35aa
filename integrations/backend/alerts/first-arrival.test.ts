import { expect, test } from 'vitest';
import { isFirstArrival } from './first-arrival.ts';

const AT = new Date('2026-11-08T12:00:00Z');

test.each([
  ['published at the same moment', '2026-11-08T12:00:00Z', true],
  ['of an import that prepared photographs for an hour', '2026-11-08T11:00:00Z', true],
  ['of a machine whose clock is ahead', '2026-11-08T12:00:05Z', true],
  ['published the day before', '2026-11-07T12:00:00Z', false],
  ['published a year ago', '2025-11-08T12:00:00Z', false],
])('D632 an item %s', (_, publishedAt, isFirst) => {
  expect(isFirstArrival({ publishedAt: new Date(publishedAt) }, AT)).toBe(isFirst);
});
