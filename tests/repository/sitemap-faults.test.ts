import { describe, expect, it } from 'vitest';
import { sitemapFaults } from '../site/sitemap-schemas/sitemap-faults.ts';

const ADDRESS = '<loc>http://ru.localhost/</loc>';

const sitemap = (inside: string) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
  `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url>${inside}</url></urlset>`;

describe('sitemaps.org: what our judge of sitemaps says', () => {
  it.each([
    ['an address', ADDRESS, undefined],
    ['a day', `${ADDRESS}<lastmod>2026-11-21</lastmod>`, undefined],
    ['no address', '', 'Missing child element'],
    ['a day in words', `${ADDRESS}<lastmod>soon</lastmod>`, "'soon' is not a valid value"],
    ['the order of elements', `<lastmod>2026-11-21</lastmod>${ADDRESS}`, 'not expected'],
    ['an extension it does not know', `${ADDRESS}<video xmlns="urn:x"/>`, 'strict wildcard'],
    ['a sign not escaped', '<loc>http://ru.localhost/?a=1&b=2</loc>', 'EntityRef'],
  ])('%s', async (_, inside, fault) => {
    const faults = await sitemapFaults('urlset', [{ path: '/sitemap-pages.xml', text: sitemap(inside) }]);
    expect(faults[0]).toEqual(fault && expect.stringContaining(fault));
  });
});
