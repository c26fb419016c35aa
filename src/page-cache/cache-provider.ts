import type { CacheProviderFactory } from 'astro';
import { pageCache } from './page-cache.ts';

/** Response header by which a page's cache settings reach the entry; never sent to a visitor. */
export const LIFE_HEADER = 'x-page-life';

/**
 * Astro's route cache, over `pageCache`. Looking up and storing is done by the entry, which keeps compressed
 * bodies and joins simultaneous misses; here a page's `Astro.cache.set` is passed on to it, and
 * `cache.invalidate` ends pages by tag.
 */
const provider: CacheProviderFactory = () => ({
  name: 'pages',
  setHeaders: ({ maxAge = 0, swr = 0, tags = [] }) =>
    new Headers({ [LIFE_HEADER]: JSON.stringify({ maxAge, swr, tags }) }),
  async invalidate({ tags }) {
    pageCache.invalidate(tags === undefined ? [] : [tags].flat());
  },
});

export default provider;
