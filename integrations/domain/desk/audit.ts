import * as v from 'valibot';
import { calendarDay, page, paginateData } from '../contract/fields.ts';
import { defineDeskCall, deskFile } from './desk-call.ts';

/** One entry of the audit log: who read or changed what, and when. */
export const auditEntry = v.object({
  id: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The colleague who did it. */
  person: v.object({ id: v.number(), name: v.string() }),
  /** Name of the call. */
  call: v.string(),
  kind: v.picklist(['read', 'change']),
  /** Numbers of the rows that were read or changed, at most a hundred, and their total. */
  rows: v.array(v.number()),
  amount: v.number(),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

const day = v.optional(calendarDay);

const number = (digits: number) =>
  v.optional(v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number)));

/** Filters of the audit log. */
const wanted = {
  person: number(9),
  /** Names of calls, separated by commas. */
  call: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  /** A row that was read or changed. An entry that lists only a part of its rows always matches. */
  row: number(15),
  from: day,
  to: day,
};

/** GET audit: entries of the audit log, the latest first, fifty a page. Days are UTC, both included. */
export const audit = defineDeskCall({
  method: 'GET',
  path: '/audit',
  request: v.object({ ...wanted, page }),
  response: v.object({ data: v.array(auditEntry), paginate_data: paginateData }),
  access: 'audit',
  audited: 'nothing',
});

/** Maximum number of entries in a file. */
export const MOST_EXPORTED = 50_000;

/**
 * GET audit/export: the same as CSV, the latest first. 422 at `to` when there are more than fifty thousand entries.
 */
export const exportAudit = defineDeskCall({
  method: 'GET',
  path: '/audit/export',
  request: v.object(wanted),
  response: deskFile,
  access: 'audit',
  audited: 'read',
});
