import { HttpError } from 'react-admin';
import type { ImportProgress, ImportReportView } from '@tourbillon/domain/desk/stock-import.ts';
import type { DeskKey } from '../../../messages/index.ts';
import { failureKey } from '../failure-key.ts';

/** The state of an import in the dialog. */
export interface ImportState {
  isReading?: boolean;
  /** The import was confirmed, and the backend has not answered yet. */
  isStarting?: boolean;
  report?: ImportReportView;
  progress?: ImportProgress;
  failure?: DeskKey;
}

/** The message of a failed call of an import, which has neither marked fields nor a draft. */
export function importFailure(error: unknown): DeskKey {
  if (error instanceof HttpError && error.status === 413) return 'stock.importTooLarge';
  const key = failureKey(error);
  if (key === 'stock.away') return 'stock.importAway';
  return key === 'stock.wrong' ? 'stock.importRefused' : key;
}

/** Whether an import continues on the server after a failed check: only the connection or the session is lost. */
export function goesOn(error: unknown): boolean {
  return ['stock.importAway', 'desk.ended'].includes(importFailure(error));
}

/**
 * The state after a failed check of a running import; a lost connection or session changes nothing. A backend that
 * was restarted does not know the import any more, so it has stopped part-way.
 */
export function afterFailedCheck(state: ImportState, error: unknown): ImportState {
  if (goesOn(error)) return state;
  const isUnknown = error instanceof HttpError && error.status === 404;
  return isUnknown && state.progress
    ? { ...state, progress: { ...state.progress, state: 'failed' } }
    : { failure: importFailure(error) };
}
