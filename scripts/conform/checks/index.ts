import { responsesCheck } from './responses.ts';
import type { ConformanceCheck } from './check.ts';
import { facetsCheck } from './facets.ts';
import { changesCheck } from './change-feed.ts';
import { indexedItemsCheck } from './indexed-items.ts';
import { itemsCheck } from './items.ts';
import { languagesCheck, ratesCheck } from './languages.ts';
import { pagingCheck, pricesCheck } from './lists.ts';
import { picturesCheck } from './pictures.ts';
import { accountsCheck, formsCheck, limitsCheck, missingItemsCheck } from './refusals.ts';
import { searchCheck } from './search.ts';

/** Every check. Checks whose faults explain others are first. */
export const CHECKS: readonly ConformanceCheck[] = [
  responsesCheck,
  missingItemsCheck,
  limitsCheck,
  formsCheck,
  accountsCheck,
  languagesCheck,
  ratesCheck,
  pagingCheck,
  pricesCheck,
  facetsCheck,
  itemsCheck,
  picturesCheck,
  searchCheck,
  changesCheck,
  indexedItemsCheck,
];
