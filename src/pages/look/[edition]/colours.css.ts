import type { APIRoute } from 'astro';
import { loadLook } from '#src/layouts/look.server.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import { paletteStyles } from '@tourbillon/domain/look/palette.ts';

/** The stylesheet with the shop's own colours. It is loaded after the default styles. */
export const GET: APIRoute = async ({ locals: { locale }, params: { edition = '' } }) => {
  const { look, cache } = await loadLook(locale, edition);
  if (!look.colours) throw new PageError(404);
  const headers = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': cache };
  return new Response(paletteStyles(look.colours), { headers });
};
