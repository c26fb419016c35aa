import type { APIRoute } from 'astro';
import { openPhoto } from '#src/gateway/request-photo.ts';

/** A file of a request, for the staff: the backend looks at the signature of the link. */
export const GET: APIRoute = ({ params, url, locals }) =>
  openPhoto(locals.locale, params.file ?? '', url.searchParams);
