import type { CacheProviderFactory } from 'astro';
import { pageCache } from './page-cache.ts';

/** Response header that passes a page's cache settings to the entry. Never sent to a visitor. */
export const LIFE_HEADER = 'x-page-life';

/**
 * The provider of Astro's route cache, on top of `pageCache`. The entry looks up and stores pages, because it keeps
 * compressed bodies and joins concurrent misses. The provider only forwards a page's `Astro.cache.set` to the entry,
 * and `cache.invalidate` to the page cache.
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
