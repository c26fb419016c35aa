import { beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createItemRows } from './item-rows.ts';

/** Rows of the next reading. */
const read = vi.fn<() => Promise<ReturnType<typeof row>[]>>();
const database = { select: () => ({ from: () => ({ where: read }) }) } as unknown as Database;

const ROWS = [1, 2, 3].map((id) => row(id, `item-${id}`));

beforeEach(() => {
  read.mockReset();
});

test('D713 of changed items only their rows are read again; the others are the same objects', async () => {
  const items = createItemRows(database);
  read.mockResolvedValueOnce(ROWS);
  const before = await items.byIds([1, 2, 3]);
  items.drop([2]);
  read.mockResolvedValueOnce([row(2, 'item-2-renamed')]);
  const after = await items.byIds([1, 2, 3]);
  expect(after.map(({ url }) => url)).toEqual(['item-1', 'item-2-renamed', 'item-3']);
  expect([after[0] === before[0], after[2] === before[2]]).toEqual([true, true]);
  expect(await items.byUrl('item-2-renamed')).toBe(after[1]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('D713 what was read before a change, and comes after it, is not kept', async () => {
  const items = createItemRows(database);
  const late = Promise.withResolvers<ReturnType<typeof row>[]>();
  read.mockReturnValueOnce(late.promise);
  const reading = items.byIds([1]);
  items.drop([1]);
  late.resolve([row(1, 'old')]);
  expect(await reading).toMatchObject([{ url: 'old' }]);
  read.mockResolvedValueOnce([row(1, 'new')]);
  expect(await items.byIds([1])).toMatchObject([{ url: 'new' }]);
});

test('without ids everything is read again', async () => {
  const items = createItemRows(database);
  read.mockResolvedValue(ROWS);
  await items.byIds([1, 2, 3]);
  items.drop();
  await items.byIds([1, 2, 3]);
  expect(read).toHaveBeenCalledTimes(2);
});

/** A valid row. */
function row(id: number, url: string) {
  const fixed = { catalogType: 'clock', condition: 'new', availability: 'in_stock', stock: 'current' };
  const none = { priceUsd: null, discountUsd: null, diameterMm: null, year: null, gtin: null, title: null };
  const day = new Date('2026-11-01');
  const times = { publishedAt: day, updatedAt: day, heldUntil: null, soldAt: null };
  return { id, url, ...fixed, ...none, ...times, description: {}, defectsText: {} };
}
