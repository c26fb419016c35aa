import type { RequestCallName } from '../contract/requests/index.ts';
import { TERMS } from './terms.ts';

/** How soon the shop answers a request. */
export type AnswerTerm =
  /** Within a number of minutes of opening hours; after closing, in the first hour of the next working day. */
  | { minutes: number }
  /** By the end of a day: a number of days after the day of the request. */
  | { days: number; working: boolean };

/** After closing, the answer is due within this many minutes of the next opening (`nextSteps.when_late`). */
export const FIRST_MINUTES = 60;

const QUARTER: AnswerTerm = { minutes: 15 };
const TWO_HOURS: AnswerTerm = { minutes: 120 };
const SAME_DAY: AnswerTerm = { days: 0, working: false };

/**
 * How soon each kind of request is answered. The form shows this promise (`nextSteps` messages; a test compares their
 * words with these figures), and the desk measures the age of requests by it. Null: nothing is promised. Visitors are
 * promised an appraisal on the same day; the shop's own target is two hours.
 */
export const ANSWER_TERMS: Readonly<Record<RequestCallName, AnswerTerm | null>> = {
  feedback: QUARTER,
  purchase: QUARTER,
  appraisal: TWO_HOURS,
  question: TWO_HOURS,
  photoRequest: SAME_DAY,
  cheaper: SAME_DAY,
  arrivalNotice: null,
  contactOwner: { days: 2, working: false },
  director: { days: 3, working: true },
  friend: TWO_HOURS,
  review: { days: 2, working: true },
  appeal: { days: TERMS.appealDays, working: false },
  deferral: { days: TERMS.deferralWorkingDays, working: true },
};

/** How soon the shop answers a message that a person writes in the thread of their request. */
export const REPLY_TERM: AnswerTerm = TWO_HOURS;
