import * as v from 'valibot';
import { count, paginateData } from '../contract/fields.ts';

/** Paging of a desk list, with the number of rows. */
export const countedPages = v.object({
  ...paginateData.entries,
  total: count,
  /** There are more rows than the desk counts and pages through. */
  is_more: v.boolean(),
});
