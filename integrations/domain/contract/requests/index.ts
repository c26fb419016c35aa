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

/** Every form of a request; its page takes it, is prerendered and limited in how often it may be sent. */
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
 * Forms that somebody may look for; the others are about an item, opened from its page, and mean nothing to those who
 * find them alone: search engines do not list them.
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

/** Calls that bring what a person asks for; the backend keeps each under its name here. */
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
