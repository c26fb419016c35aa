import {
  listWaitingReviews,
  publishReviewText,
  refuseReviewText,
} from '../content-editing/content-editing.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';

/** Calls about reviews that visitors sent. */
export function reviewHandlers({
  texts: { importContent, ...means },
}: DeskServices): Pick<DeskHandlers, 'reviewQueue' | 'publishReview' | 'refuseReview'> {
  return {
    async reviewQueue(_, { tx, colleague }) {
      const reviews = await listWaitingReviews(tx, colleague.office);
      return { response: { data: reviews }, rows: reviews.map(({ id }) => id) };
    },

    async publishReview(review, { tx, colleague }) {
      await publishReviewText(tx, means, colleague, review);
      return { response: { data: { status: 'published' } }, rows: [review.id], after: importContent };
    },

    async refuseReview({ id, reason }, { tx, colleague }) {
      await refuseReviewText(tx, colleague, id, reason);
      return { response: { data: { status: 'refused' } }, rows: [id] };
    },
  };
}
