import * as v from 'valibot';

/** Filter of requests; all fields are optional. Days are in UTC and inclusive. */
export const requestFilter = v.object({
  kind: v.optional(v.string()),
  state: v.optional(v.picklist(['open', 'answered'])),
  from: v.optional(v.pipe(v.string(), v.isoDate())),
  to: v.optional(v.pipe(v.string(), v.isoDate())),
});

export type RequestFilter = v.InferOutput<typeof requestFilter>;
