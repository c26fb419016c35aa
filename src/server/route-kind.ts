import type { IncomingMessage } from 'node:http';
import type { Address } from './request-target.ts';
import { isFor } from '@tourbillon/domain/contract/endpoints.ts';
import { formOf } from '@tourbillon/domain/contract/forms.ts';
import type { RouteKind } from '../platform/access-log.ts';

/** The health check of load balancers (§2, decision 20). */
const HEALTH_PATH = '/heals-check/';

/** Whether a request has two Host headers. Another server may use the other one (RFC 9112, section 3.2). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) {
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Methods that are never allowed. `fetch` cannot even create a `Request` with them. */
const REFUSED_METHODS: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** The kind of route for a request. */
export function routeKindOf(req: IncomingMessage, address: Address): RouteKind {
  if (REFUSED_METHODS.has(req.method ?? '')) return 'refused';
  if (address.kind === 'api')
    return isFor('publish', req) ? 'publish' : isFor('photos', req) ? 'upload' : 'api';
  if (req.method === 'POST' && address.kind === 'page' && formOf(address.path)) return 'form';
  if (req.method !== 'GET' && req.method !== 'HEAD') return 'refused';
  if (address.kind === 'malformed' || address.kind === 'moved') return 'refused';
  return address.kind === 'page' && address.path === HEALTH_PATH ? 'health' : address.kind;
}
