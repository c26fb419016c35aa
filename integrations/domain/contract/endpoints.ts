import type { Limit } from './call.ts';

/** An endpoint of the storefront itself under `/api`; calls that it passes to the backend are not among these. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Path under `/api`. */
  path: `/${string}`;
  limit: Limit;
}

/** Every endpoint of the storefront itself; a path may also end in a slash. */
export const ENDPOINTS = {
  /** The captcha check (§7). */
  checkToken: { method: 'GET', path: '/check-token', limit: 'reads' },
  /** The task that a browser must solve before a form may be sent. */
  robotTask: { method: 'GET', path: '/robot-task', limit: 'reads' },
  /** A file of a request, for the staff. */
  requestPhoto: { method: 'GET', path: '/photo/{file}', limit: 'reads' },
  /** Receives the files of a form from scripts, one by one: the body is the file. */
  photos: { method: 'POST', path: '/photos', limit: 'photos' },
  /** Receives browser reports of errors and of blocked resources (Content Security Policy). */
  report: { method: 'POST', path: '/report', limit: 'reports' },
  /** The operator's command to publish. */
  publish: { method: 'POST', path: '/publish', limit: 'writes' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

/**
 * The address of an endpoint. Browser code writes it `satisfies EndpointAddress`, so the bundle does not include the
 * table.
 */
export type EndpointAddress<Name extends EndpointName = EndpointName> =
  `/api${(typeof ENDPOINTS)[Name]['path']}`;

/** Whether a request is for an endpoint without fields in its path. */
export function isFor(name: EndpointName, { method, url = '' }: { method?: string; url?: string }): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return method === ENDPOINTS[name].method && path.replace(/\/$/, '') === `/api${ENDPOINTS[name].path}`;
}
