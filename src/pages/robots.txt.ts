import type { APIRoute } from 'astro';
import { readHosts } from '#src/i18n/hosts.ts';

/** Rules for crawlers: everything but the personal area, the search and the calls. */
export const GET: APIRoute = ({ locals }) => {
  const origin = readHosts(process.env).origins[locals.locale];
  const closed = ['/api/', '/search/', '/account/', '/profile/', '/favorites/', '/comparison/', '/viewed/'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Host: ${origin}`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
