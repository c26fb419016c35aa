import * as v from 'valibot';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import { requiredText } from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';

/** Maximum number of filters of an account. */
export const MOST_FILTERS = 50;

const own = { ...tokenEntries, id: count };

/** Maximum characters of a personal filter's name. */
export const LONGEST_TITLE = 80;

const title = v.pipe(requiredText, v.maxLength(LONGEST_TITLE, reasonCode('long')));

const savedFilter = v.object({
  id: count,
  title: v.string(),
  /** The list on this host: `/clocks_today/rolex/?genders=men`. */
  address: v.string(),
  /** Whether its holder is notified of new items. */
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
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/**
 * POST saved-filters: saves the filters of a catalogue page under a name; a name in use gets a number. A filter that
 * is already saved does not change. Answers with all of them.
 */
export const keepFilter = defineCall({
  method: 'POST',
  path: '/saved-filters',
  request: v.object({
    ...tokenEntries,
    title,
    /** The path of the page and the rest of its address, with prices in the currency of its host. */
    path: v.pipe(v.string(), v.regex(/^(\/[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}){1,3}\/$/, reasonCode('value'))),
    search: v.pipe(v.string(), v.regex(/^(\?[^#]{0,2000})?$/, reasonCode('value'))),
    /** The same filters as fields of the catalogue call, prices in US dollars (decision 32). */
    filters: v.record(v.string(), v.unknown()),
  }),
  response: done,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/** POST saved-filters/edit: changes the name, or switches notices of new items. Answers with all of them. */
export const editFilter = defineCall({
  method: 'POST',
  path: '/saved-filters/edit',
  request: v.object({ ...own, title: v.optional(title), alert: v.optional(v.boolean()) }),
  response: done,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/** POST saved-filters/delete: deletes a filter and its notices. Answers with the remaining ones. */
export const deleteFilter = defineCall({
  method: 'POST',
  path: '/saved-filters/delete',
  request: v.object(own),
  response: done,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
