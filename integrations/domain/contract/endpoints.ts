import type { Limit } from './call.ts';

/** What the storefront itself answers under `/api`, beside the calls of the backend that it passes on. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Path under `/api`. */
  path: `/${string}`;
  limit: Limit;
}

/** Every endpoint of the storefront's own; a path may be written with a closing slash. */
export const ENDPOINTS = {
  /** The captcha check (§7). */
  checkToken: { method: 'GET', path: '/check-token', limit: 'reads' },
  /** What a browser has to do before a form may be sent. */
  robotTask: { method: 'GET', path: '/robot-task', limit: 'reads' },
  /** A file of a request, for the staff. */
  requestPhoto: { method: 'GET', path: '/photo/{file}', limit: 'reads' },
  /** Where scripts send the files of a form, one by one: the bytes as the body. */
  photos: { method: 'POST', path: '/photos', limit: 'photos' },
  /** Where browsers report errors, and of what the policy of a page has blocked. */
  report: { method: 'POST', path: '/report', limit: 'reports' },
  /** Orders of the operator to publish. */
  publish: { method: 'POST', path: '/publish', limit: 'writes' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

/** The address of an endpoint. Code of browsers writes it `satisfies EndpointAddress`, and brings no table. */
export type EndpointAddress<Name extends EndpointName = EndpointName> =
  `/api${(typeof ENDPOINTS)[Name]['path']}`;

/** Whether a request is for an endpoint without fields in its path. */
export function isFor(name: EndpointName, { method, url = '' }: { method?: string; url?: string }): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return method === ENDPOINTS[name].method && path.replace(/\/$/, '') === `/api${ENDPOINTS[name].path}`;
}
