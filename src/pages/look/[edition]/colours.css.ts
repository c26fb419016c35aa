import type { APIRoute } from 'astro';
import { loadLook } from '#src/layouts/look.server.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import { paletteStyles } from '@tourbillon/domain/look/palette.ts';

/** The shop's own colours, after the project's. */
export const GET: APIRoute = async ({ locals: { locale }, params: { edition = '' } }) => {
  const { look, cache } = await loadLook(locale, edition);
  if (!look.colours) throw new PageError(404);
  const headers = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': cache };
  return new Response(paletteStyles(look.colours), { headers });
};
