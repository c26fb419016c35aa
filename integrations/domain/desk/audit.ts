import * as v from 'valibot';
import { page, paginateData } from '../contract/fields.ts';
import { defineDeskCall, deskFile } from './desk-call.ts';

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

const number = (digits: number) =>
  v.optional(v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number)));

/** What entries are asked for. */
const wanted = {
  person: number(9),
  /** Names of calls, with commas between them. */
  call: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  /** A row that was read or changed. Entries of more rows than they have the numbers of are among the result. */
  row: number(15),
  from: day,
  to: day,
};

/** GET audit: what was read and changed, the latest first, fifty a page. Days are of UTC, both included. */
export const audit = defineDeskCall({
  method: 'GET',
  path: '/audit',
  request: v.object({ ...wanted, page }),
  response: v.object({ data: v.array(auditEntry), paginate_data: paginateData }),
  access: 'audit',
  audited: 'nothing',
});

/** Most entries of one file. */
export const MOST_EXPORTED = 50_000;

/** GET audit/export: the same as CSV, the latest first. 422 at `to` when it would be more than fifty thousand entries. */
export const exportAudit = defineDeskCall({
  method: 'GET',
  path: '/audit/export',
  request: v.object(wanted),
  response: deskFile,
  access: 'audit',
  audited: 'read',
});
