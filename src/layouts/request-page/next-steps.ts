import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** What comes when, after a form is sent: named by the messages `nextSteps.when_{step}` and `nextSteps.what_{step}`. */
export type NextStep =
  Extract<MessageKey, `nextSteps.when_${string}`> extends `nextSteps.when_${infer Name}` ? Name : never;

/** By the page of the form, in the order of time. */
export const NEXT_STEPS: Readonly<Record<string, readonly NextStep[]>> = {
  '/call-request/': ['call', 'late'],
  '/purchase/': ['purchase', 'late'],
  '/appraisal/': ['appraisal', 'late'],
  '/appraisal/status/': ['appraisalStatus', 'appraisal'],
  '/question/': ['question', 'late'],
  '/photo-request/': ['photoRequest'],
  '/cheaper/': ['cheaper'],
  '/arrival-notice/': ['arrivalNotice'],
  '/contact-owner/': ['contactOwner'],
  '/director/': ['director'],
  '/friend/': ['friend'],
  '/review/': ['review'],
  '/appeal/': ['appealNumber', 'appeal'],
  '/appeal/status/': ['appealStatus', 'appeal'],
  '/deferral/': ['deferral', 'deferralTerm'],
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
