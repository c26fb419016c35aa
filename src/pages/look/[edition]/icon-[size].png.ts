import type { APIRoute } from 'astro';
import { ICON_SIZES } from '#src/addresses/look-address.ts';
import { loadLook, pngIcon } from '#src/layouts/look.server.ts';
import { PageError } from '#src/platform/errors/page-error.ts';

/** The shop's icon as PNG, for home screens and the manifest. */
export const GET: APIRoute = async ({ locals: { locale }, params: { edition = '', size = '' } }) => {
  const side = ICON_SIZES.find((one) => String(one) === size);
  if (!side) throw new PageError(404);
  const { look, cache } = await loadLook(locale, edition);
  const body = new Uint8Array(await pngIcon(look, side));
  return new Response(body, { headers: { 'Content-Type': 'image/png', 'Cache-Control': cache } });
};
