import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@tourbillon/backend/database/database.ts';

/** Milliseconds between two questions. */
const EVERY = 20;

/** Does work while somebody else asks the database again and again. @returns its result, and the longest wait in ms. */
export async function longestWait<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<{ result: Result; longest: number }> {
  let [isOver, longest] = [false, 0];
  const asking = (async () => {
    while (!isOver) {
      // From when it was to be asked: a busy process asks late, and that is a wait as well.
      const planned = performance.now() + EVERY;
      await sleep(EVERY);
      await database.execute(sql`select 1`);
      longest = Math.max(longest, performance.now() - planned);
    }
  })();
  try {
    return { result: await work(), longest };
  } finally {
    isOver = true;
    await asking;
  }
}
