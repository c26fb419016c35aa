import type { RequestFormName } from '@tourbillon/domain/contract/requests/index.ts';

/** Forms with parts of their own. */
type Special = 'callRequest' | 'appraisal' | 'purchase' | 'appeal' | 'deferral' | 'review';

/** Forms that `SimpleRequest` draws: `requests.{name}Title`, `Lead`, `Submit` and `Done` are their words. */
export type SimpleName = Exclude<RequestFormName, Special>;
