import type { APIRoute } from 'astro';
import { PageError } from '#src/http/page-error.ts';
import { origins } from '#src/layouts/frame.server.ts';
import { cacheFor } from '#src/publishing/cache.ts';
import { sitemapEntries } from '#src/publishing/sitemap/files.ts';
import { writeUrlSet } from '#src/publishing/sitemap/write-sitemap.ts';

/** A file of the host's sitemap. */
export const GET: APIRoute = async ({ cache, locals: { locale }, params: { file = '' } }) => {
  const entries = await sitemapEntries(locale, file);
  if (!entries) throw new PageError(404);
  cache.set(cacheFor.sitemapFiles());
  const xml = writeUrlSet(origins[locale], entries);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
