import { useCallback, useState } from 'react';
import {
  draftOf,
  deleteStoredDraft,
  hasChanges,
  storeDraft,
  readStoredDraft,
  type PieceDraft,
  type ReadPiece,
  withCell,
} from './piece-draft.ts';

/** The draft of a piece, kept in this browser until it is saved or discarded. */
export function usePieceDraft(id: number | 'new', piece: ReadPiece) {
  const [kept] = useState(() => readStoredDraft(id));
  const [draft, setDraft] = useState<PieceDraft>(() => kept ?? draftOf(piece));
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const change = useCallback(
    (next: PieceDraft) => {
      storeDraft(id, next);
      setDraft(next);
    },
    [id],
  );
  return {
    draft,
    /** Whether the draft was restored from an earlier visit of the page. */
    isRestored,
    isTyped: hasChanges(draft),
    type: (column: string, text: string) => change(withCell(draft, column, text)),
    change,
    /** Starts again from a read version. */
    reset: (read: ReadPiece) => {
      deleteStoredDraft(id);
      setIsRestored(false);
      setDraft(draftOf(read));
    },
  };
}
