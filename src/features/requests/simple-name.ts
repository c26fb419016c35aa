import type { RequestFormName } from '#src/contract/requests/index.ts';

/** Forms that `SimpleRequest` draws: `requests.{name}Title`, `Lead`, `Submit` and `Done` are their words. */
export type SimpleName = Exclude<RequestFormName, 'callRequest' | 'appraisal'>;
