import { networkHeaders } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { configuration } from '../platform/configuration.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { reportError } from '../platform/errors/report.ts';
import { serviceHeaders, signatureFault } from '../backend-client/service-token.ts';
import { visitorNetworks } from '../backend-client/visitor-networks.ts';

/** Milliseconds to get a file of up to 20 MB from the backend. */
const TIMEOUT_MS = 20_000;

/** Headers of the backend's response that control how a file may be used. */
const FORWARDED_HEADERS = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'x-content-type-options',
];

/** Fetches a file of a request by its signed link. Every invalid link gets 404, whatever is wrong with it. */
export async function fetchRequestFile(
  locale: Locale,
  file: string,
  query: URLSearchParams,
): Promise<Response> {
  if (!/^[0-9a-f]{32}\.(jpeg|pdf)$/.test(file)) return new Response(null, { status: 404 });
  const base = configuration().backends[locale];
  const target = new URL(`${base.pathname.replace(/\/$/, '')}/photo/${file}`, base);
  for (const name of ['expires', 'signature']) target.searchParams.set(name, query.get(name) ?? '');
  try {
    const signed = { method: 'GET', target: target.pathname + target.search, body: '' };
    const headers = { ...serviceHeaders(signed), ...networkHeaders(visitorNetworks()) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(target, { headers, redirect: 'error', signal });
    const fault = signatureFault(response.status, response.headers.get('www-authenticate'));
    if (fault) throw new BackendError('photo', undefined, fault);
    if (!response.ok) return new Response(null, { status: statusOf(response.status) });
    const shown = new Headers({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
    for (const name of FORWARDED_HEADERS) shown.set(name, response.headers.get(name) ?? '');
    return new Response(await response.arrayBuffer(), { headers: shown });
  } catch (error) {
    reportError(error, { call: 'photo', locale });
    return new Response(null, { status: 502 });
  }
}

/** The status for a failed response: 429 becomes 503; 503 and 504 stay; other 5xx become 502; the rest is 404. */
function statusOf(status: number): number {
  if (status === 429) return 503;
  if (status < 500) return 404;
  return status === 503 || status === 504 ? status : 502;
}
