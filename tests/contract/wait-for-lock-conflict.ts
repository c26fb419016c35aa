import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '@tourbillon/backend/database/database.ts';

/**
 * Waits until another transaction waits for a lock that `tx` is expected to hold. PGlite has one connection, so there
 * the other transaction starts after this one ends, and nothing has to be waited for.
 */
export async function waitForLockConflict(tx: Database): Promise<void> {
  const isPglite = await one(tx, sql`select version() like '%PGlite%' as value`);
  if (isPglite) return;
  const isWaiting = () => one(tx, sql`select count(*) > 0 as value from pg_locks where not granted`);
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
}

async function one(tx: Database, query: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: { value: unknown }[] };
  return rows[0]?.value;
}
