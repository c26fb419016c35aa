import * as v from 'valibot';
import { nothing, page } from '../contract/fields.ts';
import { REQUEST_CALLS, type RequestCallName } from '../contract/requests/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { countedPages } from './counted-pages.ts';
import { defineDeskCall } from './desk-call.ts';
import { deskOffer } from './offers.ts';

const KINDS = Object.keys(REQUEST_CALLS) as [RequestCallName, ...RequestCallName[]];

/** Where a request stands: nobody has it, somebody works on it, it was answered. */
const REQUEST_STATES = ['open', 'taken', 'answered'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Requests as a filter parts them: by where they stand, and those whose senders have written. */
export const REQUEST_LISTS = [...REQUEST_STATES, 'unread'] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];

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
  /** The moment by which it is to be answered; null where nothing is promised. */
  answer_by: v.nullable(moment),
  /** Nobody has answered it, and that moment is over. */
  is_late: v.boolean(),
  /** Name as it was typed; empty where a form has none. */
  name: v.string(),
  /** What it is about, as short as it goes: brand, model and reference, the address word of an item, or a ticket; may be empty. */
  about: v.string(),
  /** A request to pay later asks for an extension on the terms of the loan, not for a deferral. */
  is_extension: v.boolean(),
  /** Its sender has written since a colleague last looked. */
  is_unread: v.boolean(),
  /** How many photographs came with it. */
  photos: v.number(),
  /** Who works on it. */
  taken_by: v.nullable(v.object({ id, name: v.string() })),
});
export type InboxEntry = v.InferOutput<typeof inboxEntry>;

/** Which requests; every field may be left out. */
export const inboxFilter = v.object({
  kind: v.optional(v.picklist(KINDS)),
  state: v.optional(v.picklist(REQUEST_LISTS)),
  city: v.optional(v.string()),
  locale: v.optional(v.picklist(LOCALES)),
  late: v.optional(v.picklist(['yes', 'no'])),
  /** Who works on it: whoever asks, nobody, or a colleague by number. */
  who: v.optional(v.union([v.picklist(['me', 'nobody']), v.pipe(v.string(), v.regex(/^\d{1,15}$/))])),
  /** Words of name, phone, number, reference or item; all of them have to be found. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
});
export type InboxFilter = v.InferOutput<typeof inboxFilter>;

/** GET requests: what visitors sent, fifty a page; of one's own office, and what is of no city. */
export const inbox = defineDeskCall({
  method: 'GET',
  path: '/requests',
  request: v.object({
    ...inboxFilter.entries,
    /** The latest first, or what is to be answered soonest. */
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
 * GET requests/changes: which requests have changed since a moment that an earlier response gave, and how many wait. It
 * names nobody and costs two small reads of an index, so that a list may ask for it every few seconds.
 */
export const inboxChanges = defineDeskCall({
  method: 'GET',
  path: '/requests/changes',
  request: v.object({ since: v.optional(moment) }),
  response: v.object({
    data: v.object({
      /** What to give as `since` the next time. */
      until: moment,
      /** Numbers of requests that came or changed, a hundred at most; none where no moment was given. */
      changed: v.array(id),
      /** Of those that nobody has answered. */
      open: v.number(),
      late: v.number(),
    }),
  }),
  access: 'requests',
  audited: 'nothing',
});

/** Something that was written in the thread of a request. */
export const threadMessage = v.object({
  id,
  author: v.picklist(['staff', 'sender', 'note']),
  /** Of the staff: their name. */
  name: v.nullable(v.string()),
  text: v.string(),
  /** Where it went as a letter. */
  mailed_to: v.nullable(v.string()),
  at: moment,
});
export type ThreadMessage = v.InferOutput<typeof threadMessage>;

/** GET request: one request with all its fields, its thread and its offers. 404 also for one of another office. */
export const requestOfInbox = defineDeskCall({
  method: 'GET',
  path: '/request',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) }),
  response: v.object({
    data: v.object({
      ...inboxEntry.entries,
      fields: v.record(v.string(), v.unknown()),
      /** Where a letter reaches its sender; null when nothing is known. */
      mailbox: v.nullable(v.string()),
      /** In the order they were written. */
      messages: v.array(threadMessage),
      /** The latest first. */
      offers: v.array(deskOffer),
    }),
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

/** POST requests/release: nobody works on it any more. 422 at `id` when another colleague does; whoever may hand over may release. */
export const releaseRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/release',
  request: v.object({ id }),
  response: v.object({ data: inboxEntry }),
  access: 'requests',
  audited: 'change',
});

/**
 * POST requests/hand-over: another colleague works on it from now on. Appraisers hand over their own requests and free
 * ones: 422 at `id` for another's; at `to` when that colleague may not see it.
 */
export const handOverRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/hand-over',
  request: v.object({ id, to: id }),
  response: v.object({ data: inboxEntry }),
  access: 'requests',
  audited: 'change',
});

/** GET requests/colleagues: who of the desk may work on requests of one's office. */
export const colleaguesOfInbox = defineDeskCall({
  method: 'GET',
  path: '/requests/colleagues',
  request: nothing,
  response: v.object({ data: v.array(v.object({ id, name: v.string() })) }),
  access: 'requests',
  audited: 'nothing',
});
