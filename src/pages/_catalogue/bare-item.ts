import type { APIRoute } from 'astro';
import { PageError } from '#src/http/page-error.ts';
import { isCatalogType, listPath, SECTIONS } from '#src/sections/sections.ts';

/** An item page without an item leads to its list (decision 4). */
export const GET: APIRoute = ({ url, redirect }) => {
  const [, kind] = url.pathname.split('/');
  if (!isCatalogType(kind)) throw new PageError(404);
  return redirect(listPath(SECTIONS[kind].list), 301);
};
