import * as v from 'valibot';
import { count, paginateData } from '../contract/fields.ts';

/** Paging of a list of the desk, with how many rows there are. */
export const countedPages = v.object({
  ...paginateData.entries,
  total: count,
  /** There are more rows than are counted and paged through. */
  is_more: v.boolean(),
});
