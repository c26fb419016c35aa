import type { AstroGlobal } from 'astro';
import type { AnyRequestForm } from '../../contract/requests/request-form.ts';
import type { RequestView } from '../../contract/requests/request-view.ts';
import { cacheFor } from '../../publishing/cache.ts';
import { submitRequest } from './submit.ts';

/** What the page of a form shows; its status, how long it may be kept and how long to wait are set on the answer. */
export async function openRequest(astro: AstroGlobal, form: AnyRequestForm): Promise<RequestView> {
  const { status, view, wait } = await submitRequest(form, astro.request, astro.locals.locale);
  astro.response.status = status;
  if (wait) astro.response.headers.set('Retry-After', String(wait));
  if (astro.request.method === 'GET') astro.cache.set(cacheFor.request());
  return view;
}
