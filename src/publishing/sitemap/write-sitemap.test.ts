import { expect, it } from 'vitest';
import { latest, writeIndex, writeUrlSet } from './write-sitemap.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

it('sitemaps.org a page has its whole address, its last change and its pictures, escaped', () => {
  const text = writeUrlSet('https://x', [
    { path: '/a/?b=1&c=2', modified: '2026-01-02', images: ['/media/1.webp', '/media/2.webp'] },
    { path: '/d/' },
  ]);
  expect(text.split('\n')).toEqual([
    XML,
    expect.stringMatching(/^<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" /),
    '<url><loc>https://x/a/?b=1&amp;c=2</loc><lastmod>2026-01-02</lastmod><image:image><image:loc>https://x/media/1.webp</image:loc></image:image><image:image><image:loc>https://x/media/2.webp</image:loc></image:image></url>',
    '<url><loc>https://x/d/</loc></url>',
    '</urlset>',
    '',
  ]);
});

it('sitemaps.org the index names the files', () => {
  expect(writeIndex('https://x', [{ path: '/sitemap-a.xml', modified: '2026-01-02' }])).toContain(
    '<sitemap><loc>https://x/sitemap-a.xml</loc><lastmod>2026-01-02</lastmod></sitemap>',
  );
});

it.each([
  [[], undefined],
  [[undefined, '2026-01-02', '2025-12-31T00:00:00Z', undefined], '2026-01-02'],
])('the latest of %j is %s', (dates, expected) => {
  expect(latest(dates)).toBe(expected);
});
