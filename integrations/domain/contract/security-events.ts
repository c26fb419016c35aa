import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CACHE_SECONDS } from './fields.ts';

/** Limits of a storefront that the backend records when one is reached. */
export const NOTED_LIMITS = [
  'contacts',
  'letters',
  'logins',
  'look-up networks',
  'look-up numbers',
  'photos',
  'reads',
  'reports',
  'requests',
  'tickets',
  'writes',
  'other',
] as const;

export type NotedLimit = (typeof NOTED_LIMITS)[number];

/**
 * POST security-events: the backend records an event that only the storefront sees. Without this call in the backend
 * nothing is recorded, and the storefront works on.
 */
export const noteSecurityEvent = defineCall({
  method: 'POST',
  path: '/security-events',
  request: v.variant('kind', [
    v.object({ kind: v.literal('limit_reached'), detail: v.picklist(NOTED_LIMITS) }),
    v.object({ kind: v.literal('publish_refused') }),
  ]),
  response: v.object({ data: v.object({ status: v.literal('recorded') }) }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'none',
  mails: 'nobody',
});
