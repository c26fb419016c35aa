import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { importContent } from '@tourbillon/domain/contract/changes.ts';

/** Result of an import of the content folder. */
export type ImportResult = ResponseOf<typeof importContent>;
