import * as v from 'valibot';

/** Local-storage key of earlier searches, the newest first. They never leave the browser. */
const KEY = 'search_history';

/** Searches remembered. */
const MOST = 10;

const stored = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(120)));

/** Earlier searches out of what is stored; corrupt data is nothing. */
export function parseHistory(text: string | null): string[] {
  try {
    const parsed = v.safeParse(stored, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The history with a search at its head; the same in other letters is replaced. */
export function withSearch(history: readonly string[], query: string): string[] {
  const added = query.trim();
  return added === '' ? [...history] : [added, ...withoutSearch(history, added)].slice(0, MOST);
}

/** The history without a search. */
export function withoutSearch(history: readonly string[], query: string): string[] {
  const dropped = query.toLowerCase();
  return history.filter((one) => one.toLowerCase() !== dropped);
}

/** Earlier searches of this browser; none where the storage is forbidden. */
export function readHistory(): string[] {
  try {
    return parseHistory(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Changes what is remembered. */
export function changeHistory(change: (history: readonly string[]) => readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(change(readHistory())));
  } catch {
    // A full or forbidden storage: there is no history, and search works without it.
  }
}
