import { expect, test, vi } from 'vitest';
import { createBlockCache } from './block-cache.ts';
import { BLOCK_SIZE } from './item-blocks.ts';

test('D620 a block is read once for all of its items, and again after a clearing', async () => {
  const read = vi.fn(({ first }: { first: number }) => Promise.resolve(first));
  const cache = createBlockCache(read);
  expect(await Promise.all([cache.of(0), cache.of(1), cache.of(BLOCK_SIZE)])).toEqual([0, 0, BLOCK_SIZE]);
  expect(read).toHaveBeenCalledTimes(2);
  cache.drop();
  await cache.of(1);
  expect(read).toHaveBeenCalledTimes(3);
});

test('D713 of changed items only their blocks are read again', async () => {
  const read = vi.fn(({ first }: { first: number }) => Promise.resolve(first));
  const cache = createBlockCache(read);
  await Promise.all([cache.of(0), cache.of(BLOCK_SIZE), cache.of(2 * BLOCK_SIZE)]);
  cache.drop([1, 2 * BLOCK_SIZE + 1]);
  await Promise.all([cache.of(0), cache.of(BLOCK_SIZE), cache.of(2 * BLOCK_SIZE)]);
  expect(read.mock.calls.slice(3).map(([{ first }]) => first)).toEqual([0, 2 * BLOCK_SIZE]);
});

test('D620 a failed reading is not kept, and does not drop the one after a clearing', async () => {
  const first = Promise.withResolvers<string>();
  const read = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockResolvedValue('read');
  const cache = createBlockCache(read);
  const failing = cache.of(1);
  cache.drop();
  expect(await cache.of(1)).toBe('read');
  first.reject(new Error('gone'));
  await expect(failing).rejects.toThrow('gone');
  expect(await cache.of(1)).toBe('read');
  expect(read).toHaveBeenCalledTimes(2);
});
