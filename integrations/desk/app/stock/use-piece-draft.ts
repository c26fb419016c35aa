import { useRef, useState } from 'react';
import {
  afterCreation,
  afterReading,
  afterSaving,
  type Cells,
  draftOf,
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
  // A response arrives after later typing, or after the form is left, when React no longer calls an updater.
  const latest = useRef(draft);
  const change = (to: (draft: PieceDraft) => PieceDraft) => {
    latest.current = to(latest.current);
    storeDraft(id, latest.current);
    setDraft(latest.current);
  };
  return {
    draft,
    /** Whether the draft was restored from an earlier visit of the page. */
    isRestored,
    isTyped: hasChanges(draft),
    type: (column: string, text: string) => change((now) => withCell(now, column, text)),
    /** Changes the draft as it is at the time of the change. */
    change,
    /** Continues from a saved version. @param sent the cells that were saved. */
    saved: (sent: Cells, piece: ReadPiece) => {
      setIsRestored(false);
      change((now) => afterSaving(now, sent, piece));
    },
    /** Leaves what was typed since the cells of a new piece were sent to the form of that piece. */
    handOver: (sent: Cells, created: ReadPiece & { id: number }) => {
      storeDraft(created.id, afterCreation(latest.current, sent, created));
      change(() => draftOf(piece));
    },
    /** Continues from a version that was read again, if nothing is typed. */
    readAgain: (piece: ReadPiece) => change((now) => afterReading(now, piece)),
    /** Starts again from a read version. */
    reset: (piece: ReadPiece) => {
      setIsRestored(false);
      change(() => draftOf(piece));
    },
  };
}
