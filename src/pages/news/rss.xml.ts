import type { APIRoute } from 'astro';
import { loadFeed } from '#src/features/articles/feed.server.ts';
import { origins } from '#src/layouts/frame.server.ts';
import { cacheFor } from '#src/page-cache/lifetimes.ts';

/** The news of the trade and of the pawnshop as RSS. */
export const GET: APIRoute = ({ cache, locals: { locale, t } }) => {
  cache.set(cacheFor.articles());
  return loadFeed('news', locale, t, origins[locale]);
};
