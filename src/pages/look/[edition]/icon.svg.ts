import type { APIRoute } from 'astro';
import { iconOf, loadLook } from '#src/layouts/look.server.ts';

/** The icon with the shop's own logo. */
export const GET: APIRoute = async ({ locals: { locale }, params: { edition = '' } }) => {
  const { look, cache } = await loadLook(locale, edition);
  return new Response(iconOf(look), { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': cache } });
};
