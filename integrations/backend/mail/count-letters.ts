import { AsyncLocalStorage } from 'node:async_hooks';

const counting = new AsyncLocalStorage<{ letters: number }>();

/** Runs an action and counts the letters that it queues, in any module. */
export async function countLetters<T>(act: () => Promise<T>): Promise<{ result: T; letters: number }> {
  const count = { letters: 0 };
  const result = await counting.run(count, act);
  return { result, letters: count.letters };
}

/** Adds queued letters to the count. */
export function addToCount(letters: number): void {
  const count = counting.getStore();
  if (count) count.letters += letters;
}
