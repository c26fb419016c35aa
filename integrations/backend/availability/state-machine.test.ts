import { describe, expect, it } from 'vitest';
import { AVAILABILITIES, type Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import {
  ACTORS,
  type Actor,
  type Change,
  type ItemState,
  LONGEST_HOLD,
  transition,
} from './state-machine.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000);
const NOTHING = { heldUntil: null, heldForRequest: null, soldAt: null, soldPriceUsd: null };

/** An item in each state, as in the database. */
const STATES: Record<Availability, ItemState> = {
  in_stock: { ...NOTHING, availability: 'in_stock', stock: 'current' },
  reserved: {
    ...NOTHING,
    availability: 'reserved',
    stock: 'current',
    heldUntil: days(-1),
    heldForRequest: 7,
  },
  to_order: { ...NOTHING, availability: 'to_order', stock: 'current' },
  in_reserve: { ...NOTHING, availability: 'in_reserve', stock: 'current' },
  sold: { ...NOTHING, availability: 'sold', stock: 'archive', soldAt: days(-9), soldPriceUsd: 9_000 },
  in_archive: { ...NOTHING, availability: 'in_archive', stock: 'archive' },
};

/** The data that each state requires. */
const NEEDED: Partial<Record<Availability, Partial<Change>>> = {
  reserved: { until: days(3), request: 8 },
  sold: { soldPriceUsd: 12_000 },
};

const step = (
  from: Availability,
  to: Availability,
  by: Actor,
  more: Partial<Change> = {},
  state = STATES[from],
) => transition(state, { to, by, ...NEEDED[to], ...more }, { now: NOW });

/** Who may make each transition (from the row into the column): v visitor, s staff, i import, c clock. */
const TABLE = `
            in_stock reserved to_order in_reserve sold in_archive
in_stock    si       vsi      si       si         si   si
reserved    sic      si       si       si         si   si
to_order    si       si       si       si         si   si
in_reserve  si       si       si       si         si   si
sold        si       -        -        si         si   -
in_archive  si       -        si       si         si   si
`;
const [, ...lines] = TABLE.trim().split('\n');
const ROWS = lines.flatMap((line) => {
  const [from = '', ...cells] = line.split(/\s+/);
  return AVAILABILITIES.flatMap((to) => {
    const column = (TABLE.trim().split('\n')[0] ?? '').trim().split(/\s+/).indexOf(to);
    return ACTORS.map(
      (by) => [from as Availability, to, by, (cells[column] ?? '').includes(by[0] ?? '?')] as const,
    );
  });
});

describe('D76 the availability of a piece', () => {
  it('every pair of states and every actor is decided', () => {
    expect(ROWS).toHaveLength(6 * 6 * 4);
  });

  it.each(ROWS)('%s → %s by %s: %s', (from, to, by, may) => {
    expect('refusal' in step(from, to, by)).toBe(!may);
  });

  it.each<[string, ItemState, Change, Partial<ItemState>]>([
    [
      'a request holds it until its end',
      STATES.in_stock,
      { to: 'reserved', by: 'visitor', until: days(2), request: 8 },
      { availability: 'reserved', stock: 'current', heldUntil: days(2), heldForRequest: 8 },
    ],
    [
      'a hold is made longer for the same person',
      STATES.reserved,
      { to: 'reserved', by: 'staff', until: days(5) },
      { heldUntil: days(5), heldForRequest: 7 },
    ],
    [
      'a hold goes over to somebody who sent no request',
      STATES.reserved,
      { to: 'reserved', by: 'staff', until: days(5), request: null },
      { heldForRequest: null },
    ],
    [
      'a hold ends by itself',
      STATES.reserved,
      { to: 'in_stock', by: 'clock' },
      { availability: 'in_stock', heldUntil: null, heldForRequest: null },
    ],
    [
      'a sale has its date and price, and stands in the archive',
      STATES.reserved,
      { to: 'sold', by: 'staff', soldPriceUsd: 11_500, soldAt: days(-2) },
      { stock: 'archive', heldUntil: null, soldAt: days(-2), soldPriceUsd: 11_500 },
    ],
    [
      'a sale without a date is of now',
      STATES.in_stock,
      { to: 'sold', by: 'import', soldPriceUsd: 1 },
      { soldAt: NOW },
    ],
    [
      'a corrected price keeps the date',
      STATES.sold,
      { to: 'sold', by: 'staff', soldPriceUsd: 9_500 },
      { soldAt: days(-9), soldPriceUsd: 9_500 },
    ],
    [
      'a return is no sale any more',
      STATES.sold,
      { to: 'in_reserve', by: 'staff' },
      { stock: 'current', soldAt: null, soldPriceUsd: null },
    ],
    [
      'what is withdrawn was not sold',
      STATES.in_stock,
      { to: 'in_archive', by: 'staff' },
      { stock: 'archive', soldAt: null },
    ],
    [
      'D717 a draft that a file calls sold is in no archive',
      { ...STATES.in_stock, stock: 'draft' },
      { to: 'sold', by: 'import', soldPriceUsd: 9_000 },
      { stock: 'draft', soldPriceUsd: 9_000 },
    ],
  ])('%s', (_, state, change, expected) => {
    const moved = transition(state, change, { now: NOW });
    expect('next' in moved && moved.next).toMatchObject(expected);
  });

  it('D21 a return goes back to the dealer corner it came from', () => {
    const moved = transition(
      STATES.sold,
      { to: 'in_stock', by: 'staff' },
      { now: NOW, stockBefore: 'dealer' },
    );
    expect(moved).toMatchObject({ next: { stock: 'dealer' } });
  });

  it.each<[string, Availability, Availability, Actor, Partial<Change>, string]>([
    ['a second request', 'reserved', 'reserved', 'visitor', {}, 'taken'],
    ['a request of what is sold', 'sold', 'reserved', 'visitor', {}, 'taken'],
    ['a hold without an end', 'in_stock', 'reserved', 'staff', { until: undefined }, 'until_missing'],
    ['a hold that ends now', 'in_stock', 'reserved', 'staff', { until: NOW }, 'until_past'],
    [
      'a hold of half a year',
      'in_stock',
      'reserved',
      'staff',
      { until: days(LONGEST_HOLD + 1) },
      'until_far',
    ],
    ['an end of what is not held', 'in_stock', 'to_order', 'staff', { until: days(1) }, 'until_unwanted'],
    ['a sale without a price', 'in_stock', 'sold', 'staff', { soldPriceUsd: undefined }, 'price_missing'],
    ['a sale for nothing', 'in_stock', 'sold', 'staff', { soldPriceUsd: 0 }, 'price_wrong'],
    ['a sale for half a dollar', 'in_stock', 'sold', 'staff', { soldPriceUsd: 0.5 }, 'price_wrong'],
    ['a sale of tomorrow', 'in_stock', 'sold', 'staff', { soldAt: days(1) }, 'sold_in_future'],
    [
      'a price of what is not sold',
      'in_stock',
      'in_reserve',
      'import',
      { soldPriceUsd: 5 },
      'price_unwanted',
    ],
  ])('refused: %s', (_, from, to, by, more, refusal) => {
    expect(step(from, to, by, more)).toEqual({ refusal });
  });

  it.each(['reserved', 'sold'] as const)('D717 refused: a draft that becomes %s for an order', (to) => {
    const draft: ItemState = { ...STATES.in_stock, stock: 'draft' };
    expect(step('in_stock', to, 'staff', { request: 8 }, draft)).toEqual({ refusal: 'draft' });
  });

  it('the clock ends no hold before its end, and none without one', () => {
    const end = (heldUntil: Date | null) =>
      step('reserved', 'in_stock', 'clock', {}, { ...STATES.reserved, heldUntil });
    expect([end(days(1)), end(null)]).toEqual([{ refusal: 'not_due' }, { refusal: 'not_due' }]);
    expect(end(NOW)).toMatchObject({ next: { availability: 'in_stock' } });
  });

  it.each<[string, ItemState]>([
    ['held without an end', { ...STATES.reserved, heldUntil: null }],
    ['sold for nobody knows how much', { ...STATES.sold, soldPriceUsd: null }],
  ])('what was %s before there were rules stays so', (_, state) => {
    expect(transition(state, { to: state.availability, by: 'import' }, { now: NOW })).toEqual({
      unchanged: true,
    });
  });

  it.each(AVAILABILITIES)('%s stays as it is when nothing about it is another', (state) => {
    expect(transition(STATES[state], { to: state, by: 'import' }, { now: NOW })).toEqual({ unchanged: true });
  });
});
