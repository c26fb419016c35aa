import type { APIRoute } from 'astro';
import { origins } from '#src/layouts/frame.server.ts';

/**
 * Paths that crawlers must not request: calls, and the search with its infinite number of addresses. Other pages that
 * must not be indexed have a robots tag, and a crawler can read it only if it may request the page.
 */
const CLOSED = ['/api/', '/search/'];

/** Rules for crawlers. */
export const GET: APIRoute = ({ locals }) => {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origins[locals.locale]}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
