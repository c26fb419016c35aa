import * as v from 'valibot';
import { page, paginateData } from '../contract/fields.ts';
import { defineDeskCall } from './desk-call.ts';

/** One entry of the audit log: who read or changed what, and when. */
export const auditEntry = v.object({
  id: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Who did it. */
  person: v.object({ id: v.number(), name: v.string() }),
  /** Name of the call. */
  call: v.string(),
  kind: v.picklist(['read', 'change']),
  /** Numbers of the rows that were read or changed, a hundred at most, and how many they were. */
  rows: v.array(v.number()),
  amount: v.number(),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

const day = v.optional(v.pipe(v.string(), v.isoDate()));

/** GET audit: what was read and changed, the latest first, fifty a page. Days are of UTC, both included. */
export const audit = defineDeskCall({
  method: 'GET',
  path: '/audit',
  request: v.object({
    person: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
    call: v.optional(v.string()),
    from: day,
    to: day,
    page,
  }),
  response: v.object({ data: v.array(auditEntry), paginate_data: paginateData }),
  access: 'audit',
  audited: 'nothing',
});
