import { expect, it } from 'vitest';
import { createReportLimit } from './report-limit.ts';

it('the same error once a minute, then with how many were left out', () => {
  let now = 0;
  const limit = createReportLimit(() => now);
  expect([limit.take('a'), limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([
    0,
    undefined,
    0,
    undefined,
  ]);
  now = 61_000;
  expect([limit.take('a'), limit.take('b')]).toEqual([2, 0]);
});

it('thirty reports in ten minutes, whatever they tell', () => {
  let now = 0;
  const limit = createReportLimit(() => now);
  const taken = () => Array.from({ length: 100 }, (_, one) => limit.take(`${now} ${one}`));
  expect(taken().filter((left) => left === 0)).toHaveLength(30);
  now = 601_000;
  expect(taken().filter((left) => left === 0)).toHaveLength(30);
});
