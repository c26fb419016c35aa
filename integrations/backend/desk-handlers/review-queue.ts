import {
  listWaitingReviews,
  publishReviewText,
  refuseReviewText,
} from '../content-editing/content-editing.ts';
import { afterPublication } from './after-publication.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';

/** Calls about reviews that visitors sent. */
export function reviewHandlers(
  services: DeskServices,
): Pick<DeskHandlers, 'reviewQueue' | 'publishReview' | 'refuseReview'> {
  const { texts } = services;
  return {
    async reviewQueue(_, { tx, colleague }) {
      const reviews = await listWaitingReviews(tx, colleague.office);
      return { response: { data: reviews }, rows: reviews.map(({ id }) => id) };
    },

    async publishReview(review, { tx, colleague }) {
      await publishReviewText(tx, texts, colleague, review);
      return {
        response: { data: { status: 'published' }, pages_follow: false },
        rows: [review.id],
        after: afterPublication(services),
      };
    },

    async refuseReview({ id, reason }, { tx, colleague }) {
      await refuseReviewText(tx, colleague, id, reason);
      return { response: { data: { status: 'refused' } }, rows: [id] };
    },
  };
}
