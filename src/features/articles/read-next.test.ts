import { expect, it, test } from 'vitest';
import { ReadingOrder } from './read-next.ts';

const article = (slug: string, type: number, published_at: string) => ({ slug, type, published_at });

const ALL = [
  article('news', 3, '2026-03-01'),
  article('old', 5, '2024-01-01'),
  article('this', 5, '2026-01-01'),
  article('new', 5, '2025-01-01'),
  article('analytics', 4, '2026-04-01'),
];
const order = new ReadingOrder(ALL);

it('after one come others of its type, then the newest, never itself', () => {
  const next = order.readNext({ slug: 'this', type: 5 }, 9);
  expect(next.map(({ slug }) => slug)).toEqual(['new', 'old', 'analytics', 'news']);
});

it('no more are offered than asked for, and none that is its neighbour', () => {
  const next = order.readNext({ slug: 'this', type: 5 }, 2, [ALL[3], undefined]);
  expect(next.map(({ slug }) => slug)).toEqual(['old', 'analytics']);
});

test.each([
  ['old', undefined, 'new'],
  ['new', 'old', 'this'],
  ['this', 'new', undefined],
])('beside %s of its type stand %s and %s', (slug, previous, next) => {
  const found = order.neighboursOf({ slug, type: 5 });
  expect([found.previous?.slug, found.next?.slug]).toEqual([previous, next]);
});

it('a piece that is not in the list has no neighbours', () => {
  expect(order.neighboursOf({ slug: 'draft', type: 5 })).toEqual({ previous: undefined, next: undefined });
});
