import type { APIRoute } from 'astro';
import { loadFeed } from '#src/features/articles/feed.server.ts';
import { origins } from '#src/layouts/frame.server.ts';
import { cacheFor } from '#src/page-cache/lifetimes.ts';

/** Everything that the shop publishes, as RSS. */
export const GET: APIRoute = ({ cache, locals: { locale, t } }) => {
  cache.set(cacheFor.articles());
  return loadFeed('all', locale, t, origins[locale]);
};
