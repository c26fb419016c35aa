import * as v from 'valibot';
import { STARS } from '../contract/reviews.ts';
import { LOCALES } from '../i18n/locales.ts';
import { defineDeskCall } from './desk-call.ts';
import { pagesFollow } from './text-views.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
const id = v.pipe(v.number(), v.integer());
const words = (longest: number) =>
  v.partial(
    v.object({
      ru: v.pipe(v.string(), v.maxLength(longest)),
      en: v.pipe(v.string(), v.maxLength(longest)),
      ua: v.pipe(v.string(), v.maxLength(longest)),
      uz: v.pipe(v.string(), v.maxLength(longest)),
    }),
  );

/** A review in the queue: only the parts that its author agreed to publish. */
export const waitingReview = v.object({
  id,
  sent_at: moment,
  locale: v.picklist(LOCALES),
  name: v.string(),
  text: v.string(),
  rating: v.pipe(v.number(), v.minValue(STARS.least), v.maxValue(STARS.most)),
  /** Slugs of the city and the service; null when absent. */
  city: v.nullable(v.string()),
  service: v.nullable(v.string()),
});
export type WaitingReview = v.InferOutput<typeof waitingReview>;

/**
 * GET reviews: reviews without a decision, the oldest first, at most a hundred; those of the caller's office and
 * those without a city.
 */
export const reviewQueue = defineDeskCall({
  method: 'GET',
  path: '/reviews',
  request: v.object({}),
  response: v.object({ data: v.array(waitingReview) }),
  access: 'texts',
  audited: 'read',
});

/** POST reviews/publish: publishes a review in the languages of the call. 404 when it is not in the queue. */
export const publishReview = defineDeskCall({
  method: 'POST',
  path: '/reviews/publish',
  request: v.object({
    id,
    city: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    service: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    name: words(100),
    text: words(5000),
    answer: v.optional(v.nullable(words(5000)), null),
  }),
  response: v.object({ data: v.object({ status: v.literal('published') }), pages_follow: pagesFollow }),
  access: 'texts',
  audited: 'change',
});

/** POST reviews/refuse: refuses a review; the reason is stored with it. */
export const refuseReview = defineDeskCall({
  method: 'POST',
  path: '/reviews/refuse',
  request: v.object({ id, reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)) }),
  response: v.object({ data: v.object({ status: v.literal('refused') }) }),
  access: 'texts',
  audited: 'change',
});
