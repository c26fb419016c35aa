import { useCallback, useState } from 'react';
import {
  draftOf,
  forgetDraft,
  isTyped,
  keepDraft,
  keptDraft,
  type PieceDraft,
  type ReadPiece,
  typedCell,
} from './piece-draft.ts';

/** The draft of a piece, kept in this browser until it is saved or discarded. */
export function usePieceDraft(id: number | 'new', piece: ReadPiece) {
  const [kept] = useState(() => keptDraft(id));
  const [draft, setDraft] = useState<PieceDraft>(() => kept ?? draftOf(piece));
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const change = useCallback(
    (next: PieceDraft) => {
      keepDraft(id, next);
      setDraft(next);
    },
    [id],
  );
  return {
    draft,
    /** Whether the draft was restored from an earlier visit of the page. */
    isRestored,
    isTyped: isTyped(draft),
    type: (column: string, text: string) => change(typedCell(draft, column, text)),
    change,
    /** Starts again from a read version. */
    reset: (read: ReadPiece) => {
      forgetDraft(id);
      setIsRestored(false);
      setDraft(draftOf(read));
    },
  };
}
