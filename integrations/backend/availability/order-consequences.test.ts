import { describe, expect, it } from 'vitest';
import { type ItemChange, orderAfter, type OrderState } from './order-consequences.ts';

const MINE = 7;
const OTHERS = 8;
const FREE: OrderState = { state: 'in_stock', heldUntil: null, forAnother: false };
const HELD: OrderState = { state: 'reserved', heldUntil: '2026-11-24', forAnother: false };
const WAITS: OrderState = { state: 'reserved', heldUntil: null, forAnother: true };
const BOUGHT: OrderState = { ...FREE, state: 'sold' };
const CLOSED: OrderState = { ...FREE, state: 'in_archive' };

const held = (request: number | null): Partial<ItemChange> => ({
  before: 'in_stock',
  after: 'reserved',
  request,
  lastDay: '2026-11-24',
});
const sold = (request: number | null): Partial<ItemChange> => ({
  before: 'reserved',
  after: 'sold',
  request,
});
const released = (by: ItemChange['by']): Partial<ItemChange> => ({
  before: 'reserved',
  after: 'in_stock',
  by,
});

describe('D76 what happens to a piece happens to its orders', () => {
  it.each<[string, OrderState, Partial<ItemChange>, object | undefined]>([
    ['held for me', FREE, held(MINE), HELD],
    ['held for me again, though the order was closed', CLOSED, held(MINE), HELD],
    ['held for another', FREE, held(OTHERS), { ...WAITS, cause: 'held_for_another' }],
    ['held for somebody in the office', FREE, held(null), { ...WAITS, cause: 'held_for_another' }],
    ['taken from me for another', HELD, held(OTHERS), { ...WAITS, cause: 'held_for_another' }],
    ['held for another still', WAITS, held(OTHERS), undefined],
    ['bought by me', HELD, sold(MINE), BOUGHT],
    ['a corrected price of what I bought', BOUGHT, { ...sold(MINE), before: 'sold' }, undefined],
    ['bought by another', HELD, sold(OTHERS), { ...CLOSED, forAnother: true, cause: 'sold_to_another' }],
    ['bought by another while I waited', WAITS, sold(OTHERS), { forAnother: true, cause: 'sold_to_another' }],
    ['my order was closed long before', CLOSED, sold(OTHERS), undefined],
    ['my hold has ended', HELD, released('clock'), { ...FREE, cause: 'hold_ended' }],
    ['the staff has released it', HELD, released('staff'), { ...FREE, cause: null }],
    ['free again after another', WAITS, released('clock'), { ...FREE, cause: 'free_again' }],
    ['my order ends, and the piece is free', HELD, { ...released('staff'), closes: MINE }, CLOSED],
    ['it goes to the watchmaker', HELD, { before: 'reserved', after: 'in_reserve' }, { state: 'in_reserve' }],
    ['it is withdrawn', FREE, { before: 'in_stock', after: 'in_archive' }, CLOSED],
    ['I have returned it', BOUGHT, { before: 'sold', after: 'in_reserve' }, { ...CLOSED, cause: 'returned' }],
    ['it comes back after another returned it', CLOSED, { before: 'sold', after: 'in_stock' }, undefined],
    ['nothing is another', FREE, { before: 'to_order', after: 'in_stock' }, undefined],
  ])('%s', (_, order, happened, expected) => {
    const all: ItemChange = {
      before: 'in_stock',
      after: 'in_stock',
      request: null,
      lastDay: null,
      by: 'staff',
      ...happened,
    };
    const after = orderAfter(MINE, order, all);
    if (expected) expect(after).toMatchObject(expected);
    else expect(after).toBeUndefined();
  });
});
