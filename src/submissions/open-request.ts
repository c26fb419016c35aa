import type { AstroGlobal } from 'astro';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { cacheFor } from '../page-cache/lifetimes.ts';
import { submitRequest } from './submit-request.ts';

/** What the page of a form shows; its status, how long it may be kept and how long to wait are set on the answer. */
export async function openRequest(astro: AstroGlobal, form: AnyRequestForm): Promise<RequestView> {
  const { request, locals } = astro;
  // A page that is prerendered has no visitor.
  const network = request.method === 'POST' ? astro.clientAddress : '';
  const { status, view, wait } = await submitRequest(form, request, locals.locale, network);
  astro.response.status = status;
  if (wait) astro.response.headers.set('Retry-After', String(wait));
  if (request.method === 'GET') astro.cache.set(form.photos ? cacheFor.appraisal() : cacheFor.request());
  return view;
}
