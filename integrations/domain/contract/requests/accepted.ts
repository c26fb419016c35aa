import * as v from 'valibot';

/** What the backend answers once a request is stored: it is there, whether or not it has come before. */
export const accepted = v.object({
  data: v.object({
    status: v.literal('accepted'),
    /** Of an appeal: `YYYY-NNNNNN`, by which its state is asked (decision 16). */
    number: v.optional(v.string()),
    /** Day by which it is answered or decided, ISO, in the shop's zone. */
    due: v.optional(v.pipe(v.string(), v.isoDate())),
    /** Of a purchase or reservation: the last day that the piece is held for its sender, ISO, in the shop's zone. */
    held: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
});

/** What is known of a request that was stored; nothing while it waits for the backend. */
export type Acceptance = Partial<v.InferOutput<typeof accepted>['data']>;
