import type { RequestCallName } from '../contract/requests/index.ts';
import { TERMS } from './terms.ts';

/** How soon a request is answered. */
export type AnswerTerm =
  /** Within minutes of opening hours; after closing, in the first hour of the next working day. */
  | { minutes: number }
  /** By the end of a day: so many days after the one it came on. */
  | { days: number; working: boolean };

/** After closing, an answer comes within this many minutes of the next opening (`nextSteps.when_late`). */
export const FIRST_MINUTES = 60;

const QUARTER: AnswerTerm = { minutes: 15 };
const TWO_HOURS: AnswerTerm = { minutes: 120 };
const SAME_DAY: AnswerTerm = { days: 0, working: false };

/**
 * How soon each kind of request is answered: what visitors are promised beside its form (`nextSteps` of the messages,
 * whose words a test holds to these figures), and what the desk counts the age of requests against. Null where nothing
 * is promised. An appraisal is promised for the same day; the shop itself asks for two hours.
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

/** The same of what a person writes into the thread of their request. */
export const REPLY_TERM: AnswerTerm = TWO_HOURS;
