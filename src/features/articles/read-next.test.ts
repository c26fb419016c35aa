import { expect, it } from 'vitest';
import { readNext } from './read-next.ts';

const article = (slug: string, type: number, published_at: string) => ({ slug, type, published_at });

it('look articles: after one come others of its type, then the newest, never itself', () => {
  const all = [
    article('news', 3, '2026-03-01'),
    article('old', 5, '2024-01-01'),
    article('this', 5, '2026-01-01'),
    article('new', 5, '2025-01-01'),
    article('analytics', 4, '2026-04-01'),
  ];
  const next = readNext(all, { slug: 'this', type: 5 });
  expect(next.map(({ slug }) => slug)).toEqual(['new', 'old', 'analytics', 'news']);
});
