import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, LIFE, nothing, slug } from './fields.ts';

/**
 * GET faq: every question with its answer as sanitised HTML, and what they are about (decision 14). A question of no
 * topic belongs to the pages of its services alone.
 */
export const faq = defineCall({
  method: 'GET',
  path: '/faq',
  request: nothing,
  response: v.object({
    data: v.array(
      v.object({
        id: count,
        question: v.string(),
        answer: v.string(),
        /** Id of its topic; null for one that only services ask. */
        topic: v.nullable(slug),
        /** Services on whose pages it stands. */
        services: v.array(slug),
        /** Whether the home page has it. */
        home: v.boolean(),
      }),
    ),
    /** The topics in their order. */
    topics: v.array(v.object({ id: slug, title: v.string() })),
  }),
  life: LIFE.long,
  access: 'visitor',
  limit: 'reads',
});
