import type { StockConflict } from '@tourbillon/domain/desk/stock.ts';

/** Cells by the name of their column. */
export type Cells = Readonly<Record<string, string>>;

/** What somebody has typed of a piece, and what they had read before. */
export interface PieceDraft {
  version: string;
  edition: number;
  read: Cells;
  /** The cells that were typed. */
  typed: Cells;
}

/** A piece as it was read. */
export interface ReadPiece {
  version: string;
  edition: number;
  cells: Cells;
}

/** Begins with what was read. */
export function draftOf({ version, edition, cells }: ReadPiece): PieceDraft {
  return { version, edition, read: cells, typed: {} };
}

/** What a cell is in the form. */
export function cellOf({ read, typed }: PieceDraft, column: string): string {
  return typed[column] ?? read[column] ?? '';
}

/** The draft with a cell typed; what is as it was read is not typed. */
export function typedCell(draft: PieceDraft, column: string, text: string): PieceDraft {
  const { [column]: _, ...rest } = draft.typed;
  return { ...draft, typed: text === (draft.read[column] ?? '') ? rest : { ...rest, [column]: text } };
}

/** Whether there is anything to save. */
export function isTyped({ typed }: PieceDraft): boolean {
  return Object.keys(typed).length > 0;
}

/**
 * The draft after a conflict: it stands on what the piece is now; of the columns that both have changed, those that
 * were chosen stay as typed.
 */
export function settled(
  draft: PieceDraft,
  { version, edition, fields }: StockConflict,
  mine: ReadonlySet<string>,
): PieceDraft {
  const read = { ...draft.read, ...Object.fromEntries(fields.map(({ column, now }) => [column, now])) };
  const changed = new Set(fields.map(({ column }) => column));
  const kept = Object.entries(draft.typed).filter(
    ([column, text]) => (!changed.has(column) || mine.has(column)) && text !== read[column],
  );
  return { version, edition, read, typed: Object.fromEntries(kept) };
}

const KEY = (id: number | 'new') => `desk.stock.${id}`;

/** Keeps what was typed in this browser; nothing of a piece that was not touched. */
export function keepDraft(id: number | 'new', draft: PieceDraft): void {
  try {
    if (isTyped(draft)) localStorage.setItem(KEY(id), JSON.stringify(draft));
    else localStorage.removeItem(KEY(id));
  } catch {
    // A browser that keeps nothing: the form works all the same.
  }
}

/** What was typed and not saved; undefined when there is nothing. */
export function keptDraft(id: number | 'new'): PieceDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY(id)) ?? 'null') as Partial<PieceDraft> | null;
    if (!kept?.version || !kept.read || !kept.typed) return undefined;
    return { version: kept.version, edition: kept.edition ?? 0, read: kept.read, typed: kept.typed };
  } catch {
    return undefined;
  }
}

/** Forgets what was typed. */
export function forgetDraft(id: number | 'new'): void {
  try {
    localStorage.removeItem(KEY(id));
  } catch {
    // Nothing was kept.
  }
}
