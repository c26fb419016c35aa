import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CACHE_SECONDS } from './fields.ts';

/**
 * POST limits/count: increments the counter of a key for all storefronts of a site (`SHARED_LIMITS`). Without this
 * call in the backend, each storefront counts for itself.
 */
export const countOne = defineCall({
  method: 'POST',
  path: '/limits/count',
  request: v.object({
    /** The name of the storefront's limit. */
    name: v.pipe(v.string(), v.regex(/^[a-z -]{1,40}$/)),
    /** The counted visitor: a keyed hash, as addresses and phone numbers are personal data. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    /** The limit: points per number of seconds. */
    points: v.pipe(v.number(), v.integer(), v.minValue(1)),
    duration: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
  }),
  response: v.object({
    /** Seconds to wait before the next one; 0 when this one is allowed. */
    wait: v.number(),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'none',
  mails: 'nobody',
});
