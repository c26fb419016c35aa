import { expect, it, vi } from 'vitest';
import { watchFailures } from './failed-work.ts';

it('work that has failed is due until it succeeds', async () => {
  const work = vi.fn(() => Promise.resolve('done'));
  const watched = watchFailures(work);
  expect(watched.hasFailed()).toBe(false);
  work.mockRejectedValueOnce(new Error('the database is away'));
  await expect(watched.run()).rejects.toThrow('away');
  expect(watched.hasFailed()).toBe(true);
  expect(await watched.run()).toBe('done');
  expect(watched.hasFailed()).toBe(false);
});

it('work that was done in part is due too', async () => {
  const watched = watchFailures(
    async () => ['a file'],
    (failed) => failed.length > 0,
  );
  expect(await watched.run()).toEqual(['a file']);
  expect(watched.hasFailed()).toBe(true);
});
