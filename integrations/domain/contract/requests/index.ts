import { appraisalForm } from './appraisal.ts';
import { callRequest } from './call-request.ts';
import { appeal, deferral } from './cases.ts';
import { purchase } from './purchase.ts';
import type { AnyRequestForm } from './request-form.ts';
import { review } from './review.ts';
import {
  arrivalNotice,
  cheaper,
  contactOwner,
  director,
  friend,
  photoRequest,
  question,
} from './simple-requests.ts';

/** Every request form. Its page is prerendered, accepts its `POST` and has a rate limit. */
export const REQUEST_FORMS = {
  callRequest,
  question,
  photoRequest,
  cheaper,
  arrivalNotice,
  director,
  friend,
  appraisal: appraisalForm,
  contactOwner,
  purchase,
  appeal,
  deferral,
  review,
} as const satisfies Record<string, AnyRequestForm>;

export type RequestFormName = keyof typeof REQUEST_FORMS;

/**
 * Forms that search engines list. The others are about one item, are opened from its page and make no sense alone.
 */
export const GENERAL_FORMS = [
  'callRequest',
  'appraisal',
  'question',
  'director',
  'friend',
  'appeal',
  'deferral',
  'review',
] as const satisfies readonly RequestFormName[];

/** Calls that bring a visitor's request; the backend stores each request under the name here. */
export const REQUEST_CALLS = {
  feedback: callRequest.call,
  question: question.call,
  photoRequest: photoRequest.call,
  cheaper: cheaper.call,
  arrivalNotice: arrivalNotice.call,
  director: director.call,
  friend: friend.call,
  appraisal: appraisalForm.call,
  contactOwner: contactOwner.call,
  purchase: purchase.call,
  appeal: appeal.call,
  deferral: deferral.call,
  review: review.call,
} as const;

export type RequestCallName = keyof typeof REQUEST_CALLS;

/** The names of all of them. */
export const REQUEST_KINDS = Object.keys(REQUEST_CALLS) as [RequestCallName, ...RequestCallName[]];
