import type { RequestFormName } from '@tourbillon/domain/contract/requests/index.ts';

/** Forms with their own component. */
type Special = 'callRequest' | 'appraisal' | 'purchase' | 'appeal' | 'deferral' | 'review';

/** Forms that `SimpleRequest` renders; their message keys are `requests.{name}Title`, `Lead`, `Submit` and `Done`. */
export type SimpleName = Exclude<RequestFormName, Special>;
