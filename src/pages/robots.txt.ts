import type { APIRoute } from 'astro';
import { origins } from '#src/layouts/frame.server.ts';

/**
 * Not to be asked for at all: calls, and the search, whose addresses have no end. Other pages that are not to be listed
 * say so themselves, which a robot can only read when it may ask for them.
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
