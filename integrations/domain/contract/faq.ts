import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, noFields, slug } from './fields.ts';

/**
 * GET faq: every question with its answer as sanitised HTML, and the topics (decision 14). A question without a topic
 * is shown only on the pages of its services.
 */
export const faq = defineCall({
  method: 'GET',
  path: '/faq',
  request: noFields,
  response: v.object({
    data: v.array(
      v.object({
        id: count,
        question: v.string(),
        answer: v.string(),
        /** Id of its topic; null for a question of services only. */
        topic: v.nullable(slug),
        /** Services whose pages show it. */
        services: v.array(slug),
        /** Whether the home page shows it. */
        home: v.boolean(),
      }),
    ),
    /** The topics in their order. */
    topics: v.array(v.object({ id: slug, title: v.string() })),
  }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
