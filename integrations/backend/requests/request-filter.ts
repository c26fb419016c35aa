import * as v from 'valibot';
import { calendarDay } from '@tourbillon/domain/contract/fields.ts';
import { REQUEST_KINDS } from '@tourbillon/domain/contract/requests/index.ts';

/** Filter of requests; all fields are optional. Days are in UTC and inclusive. */
export const requestFilter = v.object({
  kind: v.optional(v.picklist(REQUEST_KINDS)),
  state: v.optional(v.picklist(['open', 'answered'])),
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
});

export type RequestFilter = v.InferOutput<typeof requestFilter>;
