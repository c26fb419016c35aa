import { expect, test } from 'vitest';
import { latestArticles } from './latest-articles.ts';

const piece = (slug: string, published_at: string, show_main_page = 0) => ({
  slug,
  published_at,
  show_main_page,
});

test('§3 only analytics with show_main_page = 1 reach the main page, two at most', () => {
  const analytics = [
    piece('hidden', '2026-11-05'),
    piece('a', '2026-11-04', 1),
    piece('b', '2026-11-03', 1),
    piece('c', '2026-11-02', 1),
  ];
  expect(latestArticles(analytics).analytics.map(({ slug }) => slug)).toEqual(['a', 'b']);
});

test('home: the latest news of both kinds together, the newest first, four at most', () => {
  const news = [piece('n1', '2026-11-01'), piece('n2', '2026-09-01')];
  const pawnshop = [piece('p1', '2026-10-12'), piece('p2', '2026-08-01'), piece('p3', '2026-07-01')];
  expect(latestArticles([], news, pawnshop).news.map(({ slug }) => slug)).toEqual(['n1', 'p1', 'n2', 'p2']);
});

test('home: nothing published, nothing shown', () => {
  expect(latestArticles([], [], [])).toEqual({ analytics: [], news: [] });
});
