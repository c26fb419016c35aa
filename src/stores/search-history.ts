import * as v from 'valibot';

/** Local-storage key of the search history, newest first. It never leaves the browser. */
const KEY = 'search_history';

/** Most searches that are remembered. */
const MAX_SEARCHES = 10;

const stored = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(120)));

/** Parses the stored search history. Invalid data counts as empty. */
export function parseHistory(text: string | null): string[] {
  try {
    const parsed = v.safeParse(stored, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output.slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Adds a search at the start of the history. The same search in other letter case is replaced. */
export function withSearch(history: readonly string[], query: string): string[] {
  const added = query.trim();
  return added === '' ? [...history] : [added, ...withoutSearch(history, added)].slice(0, MAX_SEARCHES);
}

/** Removes a search from the history. */
export function withoutSearch(history: readonly string[], query: string): string[] {
  const dropped = query.toLowerCase();
  return history.filter((one) => one.toLowerCase() !== dropped);
}

/** The search history of this browser. Empty if the storage is blocked. */
export function readHistory(): string[] {
  try {
    return parseHistory(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Changes the stored search history. */
export function changeHistory(change: (history: readonly string[]) => readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(change(readHistory())));
  } catch {
    // The storage is full or blocked: search works without a history.
  }
}
