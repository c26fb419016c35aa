import * as v from 'valibot';
import { calendarDay, noFields, page } from '../contract/fields.ts';
import { REQUEST_KINDS } from '../contract/requests/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { countedPages } from './counted-pages.ts';
import { defineDeskCall } from './desk-call.ts';
import { deskOffer } from './offers.ts';

/** States of a request: open (nobody works on it), taken (somebody does), answered. */
const REQUEST_STATES = ['open', 'taken', 'answered'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Lists of requests: by state, those without an answer, and those with an unread message of the sender. */
export const REQUEST_LISTS = ['waiting', ...REQUEST_STATES, 'unread'] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];

const moment = v.pipe(v.string(), v.isoTimestamp());
const id = v.pipe(v.number(), v.integer());

/** A request in a list. */
export const inboxEntry = v.object({
  id,
  kind: v.picklist(REQUEST_KINDS),
  state: v.picklist(REQUEST_STATES),
  locale: v.picklist(LOCALES),
  /** Slug of the visitor's city; null when unknown. */
  city: v.nullable(v.string()),
  /** Only for an appeal. */
  number: v.nullable(v.string()),
  /** Deadline of the answer, in the shop's zone; null for kinds without one. */
  due: v.nullable(calendarDay),
  sent_at: moment,
  /** The moment by which the answer is promised; null when nothing is promised. */
  answer_by: v.nullable(moment),
  /** It is not answered and `answer_by` is past. */
  is_late: v.boolean(),
  /** Name as typed; empty for a form without one. */
  name: v.string(),
  /** The subject in short: brand, model and reference, the slug of an item, or a ticket; may be empty. */
  about: v.string(),
  /** A request to pay later that asks for an extension on the terms of the loan, not for a deferral. */
  is_extension: v.boolean(),
  /** The sender has written since a colleague last opened it. */
  is_unread: v.boolean(),
  /** Number of its photographs. */
  photos: v.number(),
  /** The colleague who works on it. */
  taken_by: v.nullable(v.object({ id, name: v.string() })),
});
export type InboxEntry = v.InferOutput<typeof inboxEntry>;

/** Filters of the inbox; every field is optional. */
export const inboxFilter = v.object({
  kind: v.optional(v.picklist(REQUEST_KINDS)),
  state: v.optional(v.picklist(REQUEST_LISTS)),
  city: v.optional(v.string()),
  locale: v.optional(v.picklist(LOCALES)),
  late: v.optional(v.picklist(['yes', 'no'])),
  /** Who works on it: the caller, nobody, or a colleague by number. */
  who: v.optional(v.union([v.picklist(['me', 'nobody']), v.pipe(v.string(), v.regex(/^\d{1,15}$/))])),
  /** Words in name, phone, number, reference or item; all of them must match. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
});
export type InboxFilter = v.InferOutput<typeof inboxFilter>;

/** GET requests: visitors' requests, fifty a page; those of the caller's office and those without a city. */
export const inbox = defineDeskCall({
  method: 'GET',
  path: '/requests',
  request: v.object({
    ...inboxFilter.entries,
    /** The latest first, or the earliest deadline first. */
    sort: v.optional(v.picklist(['latest', 'due']), 'latest'),
    page,
  }),
  response: v.object({
    data: v.array(inboxEntry),
    paginate_data: countedPages,
  }),
  access: 'requests',
  audited: 'read',
});

/**
 * GET requests/changes: requests that changed since a moment from an earlier response, and the number of open ones.
 * The response has no personal data and costs two small index reads, so a list may poll it every few seconds.
 */
export const inboxChanges = defineDeskCall({
  method: 'GET',
  path: '/requests/changes',
  request: v.object({ since: v.optional(moment) }),
  response: v.object({
    data: v.object({
      /** The value of `since` for the next call. */
      until: moment,
      /** Numbers of new or changed requests, at most a hundred; empty when no moment was given. */
      changed: v.array(id),
      /** Number of requests without an answer. */
      open: v.number(),
      late: v.number(),
    }),
  }),
  access: 'requests',
  audited: 'nothing',
});

/** A message in the thread of a request. */
export const threadMessage = v.object({
  id,
  author: v.picklist(['staff', 'sender', 'note']),
  /** Name of the staff member. */
  name: v.nullable(v.string()),
  text: v.string(),
  /** The mail address that it was sent to. */
  mailed_to: v.nullable(v.string()),
  at: moment,
});
export type ThreadMessage = v.InferOutput<typeof threadMessage>;

/**
 * GET request: one request with all its fields, its thread and its offers. 404 also for a request of another office.
 */
export const requestOfInbox = defineDeskCall({
  method: 'GET',
  path: '/request',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) }),
  response: v.object({
    data: v.object({
      ...inboxEntry.entries,
      fields: v.record(v.string(), v.unknown()),
      /** Mail address of the sender; null when unknown. */
      mailbox: v.nullable(v.string()),
      /** In the order of writing. */
      messages: v.array(threadMessage),
      /** The latest first. */
      offers: v.array(deskOffer),
    }),
  }),
  access: 'requests',
  audited: 'read',
});

/** POST requests/take: assigns a request to the caller. 422 at `id` when somebody else already works on it. */
export const takeRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/take',
  request: v.object({ id }),
  response: v.object({ data: inboxEntry }),
  access: 'requests',
  audited: 'change',
});

/**
 * POST requests/release: removes the assignment of a request. 422 at `id` when another colleague works on it; roles
 * that may hand over may also release.
 */
export const releaseRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/release',
  request: v.object({ id }),
  response: v.object({ data: inboxEntry }),
  access: 'requests',
  audited: 'change',
});

/**
 * POST requests/hand-over: assigns a request to another colleague. Appraisers hand over their own requests and
 * unassigned ones: 422 at `id` for another's; 422 at `to` when that colleague may not see it.
 */
export const handOverRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/hand-over',
  request: v.object({ id, to: id }),
  response: v.object({ data: inboxEntry }),
  access: 'requests',
  audited: 'change',
});

/** GET requests/colleagues: colleagues who may work on requests of the caller's office. */
export const colleaguesOfInbox = defineDeskCall({
  method: 'GET',
  path: '/requests/colleagues',
  request: noFields,
  response: v.object({ data: v.array(v.object({ id, name: v.string() })) }),
  access: 'requests',
  audited: 'nothing',
});
