import { AsyncLocalStorage } from 'node:async_hooks';

const counting = new AsyncLocalStorage<{ letters: number }>();

/** Does something and counts the letters that it puts into the queue, whichever room does it. */
export async function countLetters<T>(act: () => Promise<T>): Promise<{ result: T; letters: number }> {
  const count = { letters: 0 };
  const result = await counting.run(count, act);
  return { result, letters: count.letters };
}

/** The queue has taken letters. */
export function addToCount(letters: number): void {
  const count = counting.getStore();
  if (count) count.letters += letters;
}
