import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether data is missing in one unit of work. All calls within the work share this note. */
interface Note {
  lacks: boolean;
}

const notes = new AsyncLocalStorage<Note>();

/**
 * Runs a unit of work and detects whether data was missing: a call had no response, or only an expired one. A page
 * made from it hides sections or shows outdated facts.
 */
export async function detectMissingData<T>(work: () => Promise<T>): Promise<{ result: T; lacks: boolean }> {
  const note: Note = { lacks: false };
  const result = await notes.run(note, work);
  return { result, lacks: note.lacks };
}

/** Notes that the current unit of work did not get its data from the backend. */
export function noteMissingData(): void {
  const note = notes.getStore();
  if (note) note.lacks = true;
}
