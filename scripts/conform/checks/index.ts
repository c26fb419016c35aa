import { responses } from './responses.ts';
import type { Check } from './check.ts';
import { facets } from './facets.ts';
import { changes } from './change-feed.ts';
import { indexed } from './indexed-items.ts';
import { items } from './items.ts';
import { languages, rates } from './languages.ts';
import { paging, prices } from './lists.ts';
import { pictures } from './pictures.ts';
import { accounts, forms, limits, missing } from './refusals.ts';
import { search } from './search.ts';

/** Every check. Checks whose faults explain others are first. */
export const CHECKS: readonly Check[] = [
  responses,
  missing,
  limits,
  forms,
  accounts,
  languages,
  rates,
  paging,
  prices,
  facets,
  items,
  pictures,
  search,
  changes,
  indexed,
];
