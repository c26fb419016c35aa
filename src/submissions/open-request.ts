import type { AstroGlobal } from 'astro';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { cacheFor } from '../page-cache/lifetimes.ts';
import { submitRequest } from './submit-request.ts';

/** Handles the page of a form. Sets status, cache lifetime and Retry-After on the response. */
export async function openRequest(astro: AstroGlobal, form: AnyRequestForm): Promise<RequestView> {
  const { request, locals } = astro;
  // A prerendered page has no client address.
  const network = request.method === 'POST' ? astro.clientAddress : '';
  const { status, view, wait } = await submitRequest(form, request, locals.locale, network);
  astro.response.status = status;
  if (wait) astro.response.headers.set('Retry-After', String(wait));
  if (request.method === 'GET') astro.cache.set(form.photos ? cacheFor.appraisal() : cacheFor.request());
  return view;
}
