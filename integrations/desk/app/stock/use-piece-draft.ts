import { useCallback, useState } from 'react';
import {
  type Cells,
  draftOf,
  forgetDraft,
  isTyped,
  keepDraft,
  keptDraft,
  type PieceDraft,
  typedCell,
} from './piece-draft.ts';

/** What is typed of a piece, kept in this browser until it is saved or discarded. */
export function usePieceDraft(id: number | 'new', piece: { version: string; cells: Cells }) {
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
    /** Whether what is shown was typed before this page was opened. */
    isRestored,
    isTyped: isTyped(draft),
    type: (column: string, text: string) => change(typedCell(draft, column, text)),
    change,
    /** Begins again with what is read. */
    reset: (read: { version: string; cells: Cells }) => {
      forgetDraft(id);
      setIsRestored(false);
      setDraft(draftOf(read));
    },
  };
}
