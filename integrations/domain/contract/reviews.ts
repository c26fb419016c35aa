import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, named, page } from './fields.ts';

/** The lowest and the highest rating. */
export const STARS = { least: 1, most: 5 } as const;

const stars = v.pipe(count, v.minValue(STARS.least), v.maxValue(STARS.most));

/** GET reviews: a page of reviews, the newest first, with the totals; 404 past the last page. */
export const reviews = defineCall({
  method: 'GET',
  path: '/reviews',
  request: v.object({ page }),
  response: v.object({
    data: v.array(
      v.object({
        id: count,
        name: v.string(),
        rating: stars,
        /** ISO date. */
        date: v.string(),
        /** The city of the deal: alias and title. */
        city: v.nullable(named),
        /** The reviewed service: slug and title. */
        service: v.nullable(named),
        text: v.string(),
        /** The shop's answer. */
        answer: v.nullable(v.string()),
      }),
    ),
    meta: v.object({ last_page: v.pipe(count, v.minValue(1)), total: count }),
    summary: v.object({
      /** Mean of all ratings; null when there are none. */
      average: v.nullable(v.number()),
      /** Number of reviews by stars, from the most stars to the least. */
      stars: v.array(v.object({ stars, count })),
    }),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
