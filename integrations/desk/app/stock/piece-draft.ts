import type { StockConflict } from '@tourbillon/domain/desk/stock.ts';

/** Cells by column name. */
export type Cells = Readonly<Record<string, string>>;

/** The typed values of a piece, and the version they are based on. */
export interface PieceDraft {
  version: string;
  edition: number;
  read: Cells;
  /** The changed cells. */
  typed: Cells;
}

/** The version of a piece that was read. */
export interface ReadPiece {
  version: string;
  edition: number;
  cells: Cells;
}

/** A new draft from a version. */
export function draftOf({ version, edition, cells }: ReadPiece): PieceDraft {
  return { version, edition, read: cells, typed: {} };
}

/** The value of a cell in the form. */
export function cellOf({ read, typed }: PieceDraft, column: string): string {
  return typed[column] ?? read[column] ?? '';
}

/** The draft after a cell is typed; a cell equal to the read version counts as unchanged. */
export function withCell(draft: PieceDraft, column: string, text: string): PieceDraft {
  const { [column]: _, ...rest } = draft.typed;
  return { ...draft, typed: text === (draft.read[column] ?? '') ? rest : { ...rest, [column]: text } };
}

/** Whether there is anything to save. */
export function hasChanges({ typed }: PieceDraft): boolean {
  return Object.keys(typed).length > 0;
}

/**
 * The draft after its cells were saved. What was typed since they were sent stays typed, also where it is the value from
 * before the saving. @param sent the cells that were saved.
 */
export function afterSaving(draft: PieceDraft, sent: Cells, saved: ReadPiece): PieceDraft {
  const before = { ...draft, typed: sent };
  const columns = new Set([...Object.keys(sent), ...Object.keys(draft.typed)]);
  return [...columns]
    .filter((column) => cellOf(draft, column) !== cellOf(before, column))
    .reduce((after, column) => withCell(after, column, cellOf(draft, column)), draftOf(saved));
}

/** What a piece is created with: neither can be changed afterwards. */
const OF_CREATION = new Set(['number', 'section']);

/** The draft of a piece that was just created: what was typed since its cells were sent. */
export function afterCreation(draft: PieceDraft, sent: Cells, created: ReadPiece): PieceDraft {
  const changeable = (cells: Cells) =>
    Object.fromEntries(Object.entries(cells).filter(([column]) => !OF_CREATION.has(column)));
  return afterSaving({ ...draft, typed: changeable(draft.typed) }, changeable(sent), created);
}

/** The draft after the piece was read again: typed values stay, and stay based on the version that they belong to. */
export function afterReading(draft: PieceDraft, read: ReadPiece): PieceDraft {
  return hasChanges(draft) ? draft : draftOf(read);
}

/**
 * The draft after a conflict, based on the current version. For columns that both have changed, the chosen ones keep
 * the typed value.
 */
export function resolveConflict(
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

/** Saves the typed values in this browser; removes them when nothing is changed. */
export function storeDraft(id: number | 'new', draft: PieceDraft): void {
  try {
    if (hasChanges(draft)) localStorage.setItem(KEY(id), JSON.stringify(draft));
    else localStorage.removeItem(KEY(id));
  } catch {
    // Storage may be unavailable; the form works without it.
  }
}

/** The saved typed values; undefined when there are none. */
export function readStoredDraft(id: number | 'new'): PieceDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY(id)) ?? 'null') as Partial<PieceDraft> | null;
    if (!kept?.version || !kept.read || !kept.typed) return undefined;
    return { version: kept.version, edition: kept.edition ?? 0, read: kept.read, typed: kept.typed };
  } catch {
    return undefined;
  }
}
