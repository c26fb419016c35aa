import { type Call, isPublic, type Limit } from '@tourbillon/domain/contract/call.ts';
import { type EndpointName, ENDPOINTS } from '@tourbillon/domain/contract/endpoints.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { createMatcher, type Match } from './call-matcher.ts';
import { ENDPOINT_HANDLERS } from './endpoint-handlers.ts';

/** A route under `/api`: a call of the backend, or an endpoint of the storefront. */
export type Route = Call | ((typeof ENDPOINTS)[EndpointName] & { endpoint: keyof typeof ENDPOINT_HANDLERS });

const endpoints = Object.keys(ENDPOINT_HANDLERS) as (keyof typeof ENDPOINT_HANDLERS)[];

/** All routes of the gateway. Of the backend's calls, only public ones are reachable. */
export const ROUTES: readonly Route[] = [
  ...Object.values<Call>(CALLS).filter(isPublic),
  ...endpoints.map((endpoint) => ({ ...ENDPOINTS[endpoint], endpoint })),
];

const match = createMatcher(ROUTES);

/** Finds the route of a request. @param path with `/api` at its start. */
export function findRoute(method: string, path: string): Match<Route> {
  return match(method, path.replace(/^\/api/, ''));
}

/** The rate limit of a request. Unknown routes are limited too. */
export function limitOf(found: Match<Route>, method = 'GET'): Limit {
  if (found.kind === 'route') return found.route.limit;
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes';
}
