import * as v from 'valibot';
import { page, paginateData } from '../contract/fields.ts';
import { REQUEST_CALLS, type RequestCallName } from '../contract/requests/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { defineDeskCall } from './desk-call.ts';

const KINDS = Object.keys(REQUEST_CALLS) as [RequestCallName, ...RequestCallName[]];

/** Where a request stands: nobody has it, somebody works on it, it was answered. */
export const REQUEST_STATES = ['open', 'taken', 'answered'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

const moment = v.pipe(v.string(), v.isoTimestamp());
const id = v.pipe(v.number(), v.integer());

/** A request as a list shows it. */
export const inboxEntry = v.object({
  id,
  kind: v.picklist(KINDS),
  state: v.picklist(REQUEST_STATES),
  locale: v.picklist(LOCALES),
  /** Address word of the visitor's city; null where it is not known. */
  city: v.nullable(v.string()),
  /** Of an appeal. */
  number: v.nullable(v.string()),
  /** Day by which it is to be answered, in the shop's zone; null for kinds that promise none. */
  due: v.nullable(v.pipe(v.string(), v.isoDate())),
  sent_at: moment,
  /** Name as it was typed; empty where a form has none. */
  name: v.string(),
  /** Who works on it. */
  taken_by: v.nullable(v.object({ id, name: v.string() })),
});
export type InboxEntry = v.InferOutput<typeof inboxEntry>;

/** GET requests: what visitors sent, the latest first, fifty a page; of one's own office, and what is of no city. */
export const inbox = defineDeskCall({
  method: 'GET',
  path: '/requests',
  request: v.object({
    kind: v.optional(v.picklist(KINDS)),
    state: v.optional(v.picklist(REQUEST_STATES)),
    city: v.optional(v.string()),
    locale: v.optional(v.picklist(LOCALES)),
    page,
  }),
  response: v.object({ data: v.array(inboxEntry), paginate_data: paginateData }),
  access: 'requests',
  audited: 'read',
});

/** GET request: one request with all its fields. 404 also for one of another office. */
export const requestOfInbox = defineDeskCall({
  method: 'GET',
  path: '/request',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) }),
  response: v.object({
    data: v.object({ ...inboxEntry.entries, fields: v.record(v.string(), v.unknown()) }),
  }),
  access: 'requests',
  audited: 'read',
});

/** POST requests/take: whoever calls works on it from now on. 422 at `id` when somebody else does already. */
export const takeRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/take',
  request: v.object({ id }),
  response: v.object({ data: inboxEntry }),
  access: 'requests',
  audited: 'change',
});
