import { expect, test } from 'vitest';
import { groupArticles } from './article-groups.ts';

const article = (type: number, published_at: string) => ({ type, published_at });

test('D13 articles by type, newest first; empty types and those with pages of their own left out', () => {
  const groups = groupArticles([
    article(3, '2026-01-01'),
    article(5, '2025-05-05'),
    article(5, '2026-02-02'),
    article(7, '2026-03-03'),
    article(14, '2026-03-03'),
    article(15, '2026-03-03'),
  ]);
  expect(
    groups.map(({ type, articles }) => [type, articles.map(({ published_at }) => published_at)]),
  ).toEqual([
    [5, ['2026-02-02', '2025-05-05']],
    [3, ['2026-01-01']],
  ]);
});

test('no articles, no groups', () => {
  expect(groupArticles([])).toEqual([]);
});
