import * as v from 'valibot';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { count, LIFE } from '../fields.ts';
import { requiredText } from '../person-fields.ts';
import { because } from '../reasons.ts';

/** Filters an account may keep. */
export const MOST_FILTERS = 50;

const own = { ...tokenEntries, id: count };

/** Characters a name of a personal filter may have. */
export const LONGEST_TITLE = 80;

const title = v.pipe(requiredText, v.maxLength(LONGEST_TITLE, because('long')));

const savedFilter = v.object({
  id: count,
  title: v.string(),
  /** The list on this host: `/clocks_today/rolex/?genders=men`. */
  address: v.string(),
  /** Whether its holder is notified of arrivals. */
  alert: v.boolean(),
  /** ISO. */
  created_at: v.string(),
});

export type SavedFilter = v.InferOutput<typeof savedFilter>;

const done = v.object({ data: v.array(savedFilter) });

/** GET saved-filters: the personal filters of an account (§2), the latest first. */
export const savedFilters = defineCall({
  method: 'GET',
  path: '/saved-filters',
  request: v.object(tokenEntries),
  response: done,
  life: LIFE.none,
  access: 'account',
  limit: 'reads',
});

/**
 * POST saved-filters: keeps what a page of the catalogue is narrowed to, under a name that gets a number when another
 * filter has it; what is kept already stays as it is. Answers with all of them.
 */
export const keepFilter = defineCall({
  method: 'POST',
  path: '/saved-filters',
  request: v.object({
    ...tokenEntries,
    title,
    /** The page's path and the rest of its address, in the currency of its host. */
    path: v.pipe(v.string(), v.regex(/^(\/[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}){1,3}\/$/, because('value'))),
    search: v.pipe(v.string(), v.regex(/^(\?[^#]{0,2000})?$/, because('value'))),
    /** The same as the catalogue call takes it, prices in US dollars (decision 32). */
    filters: v.record(v.string(), v.unknown()),
  }),
  response: done,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/** POST saved-filters/edit: another name, notices of arrivals on or off. Answers with all of them. */
export const editFilter = defineCall({
  method: 'POST',
  path: '/saved-filters/edit',
  request: v.object({ ...own, title: v.optional(title), alert: v.optional(v.boolean()) }),
  response: done,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/** POST saved-filters/delete: it is gone, with its notices. Answers with all that are left. */
export const deleteFilter = defineCall({
  method: 'POST',
  path: '/saved-filters/delete',
  request: v.object(own),
  response: done,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
