import type { APIRoute } from 'astro';
import { origins } from '#src/layouts/frame.server.ts';
import { cacheFor } from '#src/page-cache/lifetimes.ts';
import { sitemapFiles } from '#src/publishing/sitemap/files.ts';
import { writeIndex } from '#src/publishing/sitemap/write-sitemap.ts';

/** The index of the host's sitemap files. */
export const GET: APIRoute = async ({ cache, locals: { locale } }) => {
  cache.set(cacheFor.sitemapIndex());
  const xml = writeIndex(origins[locale], await sitemapFiles(locale));
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
