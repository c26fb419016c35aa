import { expect, it, vi } from 'vitest';
import { afterPublication } from './after-publication.ts';

it.each([
  ['are there', () => Promise.resolve({ failed: [] }), false, 0],
  ['follow when the database did not take one', () => Promise.resolve({ failed: ['menu.json'] }), true, 0],
  ['follow when the import fails', () => Promise.reject(new Error('the database is away')), true, 1],
])('D718 the pages of a publication %s', async (_, importContent, isLater, logged) => {
  const log = { error: vi.fn() };
  const after = afterPublication({ texts: { importContent }, log });
  expect(await after({ data: 'files', pages_follow: false })).toEqual({
    data: 'files',
    pages_follow: isLater,
  });
  expect(log.error).toHaveBeenCalledTimes(logged);
});
