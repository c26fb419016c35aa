import type { RequestCallName } from '../contract/requests/index.ts';
import type { MessageKey } from '../i18n/translate.ts';

/** A step after a form is sent, named by the messages `nextSteps.when_{step}` and `nextSteps.what_{step}`. */
export type NextStep =
  Extract<MessageKey, `nextSteps.when_${string}`> extends `nextSteps.when_${infer Name}` ? Name : never;

/**
 * Steps that are promised to the sender of a request, in order of time. The form and the confirmation letter show
 * them.
 */
export const REQUEST_STEPS: Readonly<Record<RequestCallName, readonly NextStep[]>> = {
  feedback: ['call', 'late'],
  purchase: ['purchase', 'late'],
  appraisal: ['appraisal', 'late'],
  question: ['question', 'late'],
  photoRequest: ['photoRequest'],
  cheaper: ['cheaper'],
  arrivalNotice: ['arrivalNotice'],
  contactOwner: ['contactOwner'],
  director: ['director'],
  friend: ['friend'],
  review: ['review'],
  appeal: ['appealNumber', 'appeal'],
  deferral: ['deferral', 'deferralTerm'],
};

/** An extension is not a deferral: it has no minimum length. */
const EXTENSION_STEPS: readonly NextStep[] = ['extension'];

/** The steps promised to the sender of a request. @param written what they typed into its form. */
export function stepsOf(kind: RequestCallName, written: { reason?: unknown }): readonly NextStep[] {
  return kind === 'deferral' && written.reason === 'extension' ? EXTENSION_STEPS : REQUEST_STEPS[kind];
}
