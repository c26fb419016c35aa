import { askBackend } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

type ReviewsResponse = ResponseOf<typeof CALLS.reviews>;
export type Review = ReviewsResponse['data'][number];
export type ReviewSummary = ReviewsResponse['summary'];

/** Data of a page of reviews. */
export interface ReviewList {
  reviews: Review[];
  summary: ReviewSummary;
  total: number;
  page: number;
  lastPage: number;
}

/** Loads a page of reviews. @throws BackendError 404 past the last page (decision 22). */
export async function loadReviews(locale: Locale, page: number): Promise<ReviewList> {
  const { data, meta, summary } = await askBackend(locale, CALLS.reviews, { page });
  return { reviews: data, summary, total: meta.total, page, lastPage: meta.last_page };
}
