import type { APIRoute } from 'astro';
import { PageError } from '#src/platform/errors/page-error.ts';
import { origins } from '#src/layouts/frame.server.ts';
import { sitemapEntries } from '#src/publishing/sitemap/files.ts';
import { writeUrlSet } from '#src/publishing/sitemap/write-sitemap.ts';

/**
 * A file of the host's sitemap. It is not kept in the page cache: a large stock has many such files, and robots
 * request each of them once a day.
 */
export const GET: APIRoute = async ({ locals: { locale }, params: { file = '' } }) => {
  const entries = await sitemapEntries(locale, file);
  if (!entries) throw new PageError(404);
  const xml = writeUrlSet(origins[locale], entries);
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
