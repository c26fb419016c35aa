import { expect, test } from 'vitest';
import { changedList } from './changed-list.ts';
import { createListIndex, type ListIndex } from './list-index.ts';
import { ORDERS, orderedRows, pageOfIds } from './order.ts';
import type { IndexRow } from './row.ts';
import { sampleRow } from './sample-rows.ts';

/** Items at first; each turn adds half as many, so that columns and orders outgrow their memory. */
const FIRST = 600;
const TURNS = 12;

test('a list changed in place has the orders of a list made anew', () => {
  const random = generator();
  const shop = new Map<number, IndexRow>();
  const make = (id: number) => {
    const price = random(5) === 0 ? null : random(40);
    shop.set(id, sampleRow({ id, price, brandPlace: random(7), published: random(30) }));
  };
  for (let id = 1; id <= FIRST; id += 1) make(id);
  let index = createListIndex([...shop.values()]);
  for (const order of ORDERS) orderedRows(index, order);
  const rowOf = new Map([...index.ids].map((id, row) => [id, row]));

  for (let turn = 0; turn < TURNS; turn += 1) {
    const gone = [...shop.keys()].filter(() => random(20) === 0);
    for (const id of gone) shop.delete(id);
    // Some change, some return, and some are new.
    const put = Array.from({ length: FIRST / 2 }, () => 1 + random(FIRST * (turn + 1)));
    for (const id of new Set(put)) make(id);
    const before = index;
    index = changedList(before, {
      put: [...new Set(put)].map((id) => shop.get(id)!),
      leave: gone.filter((id) => !put.includes(id)).map((id) => rowOf.get(id)!),
      rowOf,
    });
    index.ids.forEach((id, row) => rowOf.set(id, row));
    const anew = createListIndex([...shop.values()]);
    expect(index.count).toBe(shop.size);
    for (const order of ORDERS) {
      expect(shown(index, order), `${turn} ${order.sort} ${order.direction}`).toEqual(shown(anew, order));
      // A request that began before the change may still read the earlier order.
      const earlier = orderedRows(before, order);
      expect(new Set(earlier).size, `${turn} earlier ${order.sort}`).toBe(earlier.length);
    }
  }
});

test('one addition to a long list copies no column and no order', () => {
  const rows = Array.from({ length: 5_000 }, (_, place) => sampleRow({ id: place + 1, published: place }));
  const index = createListIndex(rows);
  for (const order of ORDERS) orderedRows(index, order);
  const change = { put: [sampleRow({ id: 6_000, published: 77 })], leave: [3], rowOf: new Map() };
  const changed = changedList(index, change);
  for (const name of ['ids', 'absent', 'published'] as const) {
    expect(changed[name].buffer, name).toBe(index[name].buffer);
  }
  expect(changed.options.brands.values.buffer).toBe(index.options.brands.values.buffer);
  for (const [name, rows] of changed.orders) expect(rows.buffer, name).toBe(index.orders.get(name)?.buffer);
});

/** Ids of the items in an order. */
function shown(index: ListIndex, order: (typeof ORDERS)[number]): number[] {
  return pageOfIds(index, order, { failed: index.absent, mark: 0 }, { offset: 0, limit: index.size });
}

/** Whole numbers below a limit, the same in every run. */
function generator(): (limit: number) => number {
  let state = 7;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}
