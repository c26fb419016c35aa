import { AsyncLocalStorage } from 'node:async_hooks';

/** What one piece of work found lacking; calls made within it share the note. */
interface Note {
  lacks: boolean;
}

const notes = new AsyncLocalStorage<Note>();

/**
 * Does a piece of work and says whether the backend failed it: a call had no response, or only an old one, and a page
 * made of that hides sections or shows what is no longer true.
 */
export async function detectMissingData<T>(work: () => Promise<T>): Promise<{ result: T; lacks: boolean }> {
  const note: Note = { lacks: false };
  const result = await notes.run(note, work);
  return { result, lacks: note.lacks };
}

/** Notes that the work under way did not get what it asked the backend for. */
export function noteMissingData(): void {
  const note = notes.getStore();
  if (note) note.lacks = true;
}
