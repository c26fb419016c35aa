import type { App } from 'astro/app';
import { expect, test, vi } from 'vitest';
import { loadPagesOnce } from './load-pages-once.ts';

test('D680 the module of a page is imported once, when it is needed, and again after a failure', async () => {
  const page = { page: () => Promise.resolve({}) };
  const load = vi.fn().mockRejectedValueOnce(new Error('disk')).mockResolvedValue(page);
  const pageMap = new Map([['src/pages/index.astro', load]]);
  loadPagesOnce({ pageMap } as unknown as App['manifest']);
  expect(load).not.toHaveBeenCalled();
  const open = () => pageMap.get('src/pages/index.astro')?.();
  await expect(open()).rejects.toThrow('disk');
  expect(await open()).toBe(page);
  expect(await open()).toBe(page);
  expect(load).toHaveBeenCalledTimes(2);
});
