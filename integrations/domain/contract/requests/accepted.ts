import * as v from 'valibot';
import { calendarDay } from '../fields.ts';

/** The backend's answer when a request is stored; the same for a repeated request. */
export const accepted = v.object({
  data: v.object({
    status: v.literal('accepted'),
    /** For an appeal: `YYYY-NNNNNN`, to look up its state (decision 16). */
    number: v.optional(v.string()),
    /** Deadline of the answer or decision, ISO, in the shop's zone. */
    due: v.optional(calendarDay),
    /** For a purchase or reservation: the last day of the hold, ISO, in the shop's zone. */
    held: v.optional(calendarDay),
  }),
});

/** Data about a stored request; empty while the request waits for the backend. */
export type Acceptance = Partial<v.InferOutput<typeof accepted>['data']>;
