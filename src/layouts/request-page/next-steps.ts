import { type NextStep, REQUEST_STEPS } from '@tourbillon/domain/business/request-steps.ts';

export type { NextStep };

/** What happens after a form is sent, by the page of the form, in chronological order. */
export const NEXT_STEPS: Readonly<Record<string, readonly NextStep[]>> = {
  '/call-request/': REQUEST_STEPS.feedback,
  '/purchase/': REQUEST_STEPS.purchase,
  '/appraisal/': REQUEST_STEPS.appraisal,
  '/appraisal/status/': ['appraisalStatus', 'appraisal'],
  '/question/': REQUEST_STEPS.question,
  '/photo-request/': REQUEST_STEPS.photoRequest,
  '/cheaper/': REQUEST_STEPS.cheaper,
  '/arrival-notice/': REQUEST_STEPS.arrivalNotice,
  '/contact-owner/': REQUEST_STEPS.contactOwner,
  '/director/': REQUEST_STEPS.director,
  '/friend/': REQUEST_STEPS.friend,
  '/review/': REQUEST_STEPS.review,
  '/appeal/': REQUEST_STEPS.appeal,
  '/appeal/status/': ['appealStatus', 'appeal'],
  '/deferral/': REQUEST_STEPS.deferral,
  '/ticket/': ['ticket', 'ticketSum'],
  '/how-we-buy/': [],
  '/subscribe/': ['letter', 'leave'],
  '/registration/': ['letter'],
  '/login/': [],
  '/forgot-password/': [],
  '/reset-password/': [],
  '/profile/email/': ['letter'],
  '/profile/password/': [],
  '/profile/proof/': [],
};
