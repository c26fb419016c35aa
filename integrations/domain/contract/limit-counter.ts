import * as v from 'valibot';
import { defineCall } from './call.ts';
import { LIFE } from './fields.ts';

/**
 * POST limits/count: counts one more under a key, for all storefronts of a site (`SHARED_LIMITS`). A backend that lacks
 * it leaves the counting to each storefront.
 */
export const countOne = defineCall({
  method: 'POST',
  path: '/limits/count',
  request: v.object({
    /** What is counted: one of the storefront's limits. */
    name: v.pipe(v.string(), v.regex(/^[a-z -]{1,40}$/)),
    /** Whose: a keyed hash, as addresses and numbers are personal. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    /** How many in how many seconds. */
    points: v.pipe(v.number(), v.integer(), v.minValue(1)),
    duration: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
  }),
  response: v.object({
    /** Seconds to wait before the next one; 0 when this one may pass. */
    wait: v.number(),
  }),
  life: LIFE.none,
  access: 'storefront',
  limit: 'none',
  mails: 'nobody',
});
