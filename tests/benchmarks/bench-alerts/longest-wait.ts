import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@tourbillon/backend/database/database.ts';

/** Milliseconds between two queries. */
const INTERVAL = 20;

/** Runs work while a query is repeated on the same database. @returns its result, and the longest wait in ms. */
export async function longestWait<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<{ result: Result; longest: number }> {
  let [isOver, longest] = [false, 0];
  const asking = (async () => {
    while (!isOver) {
      // Measured from the planned time: a busy process sends a query late, and that is waiting as well.
      const planned = performance.now() + INTERVAL;
      await sleep(INTERVAL);
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
