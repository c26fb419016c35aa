import { asc, eq, gte } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { type Database, schema } from '@tourbillon/backend/database/database.ts';
import { insertRows } from '@tourbillon/backend/database/insert-rows.ts';
import { fillDatabase } from '@tourbillon/backend/demonstration/fill-database.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { importContent } from '@tourbillon/backend/content-import/import-content.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';
import { contentFolderOf } from '../desk-content.ts';

/**
 * How the backend follows changes of its database. Runs last, because it changes the stock. @param dataDir of the
 * backend, with its texts.
 */
export function changesSuite(backend: () => Backend, dataDir: string): void {
  describe('changes', () => {
    test('architecture §6 filling and importing again change nothing', async () => {
      const { database } = backend();
      const before = await database.$count(schema.items);
      await fillDatabase(database, demonstration, () => undefined);
      // The backend's own folder, because suites of the desk have published to it.
      const folder = contentFolderOf(dataDir);
      const imported = await importContent(database, () => undefined, { folder, demonstration });
      expect([await database.$count(schema.items), imported]).toEqual([
        before,
        { changed: [], broken: [], failed: [] },
      ]);
    });

    test('D679 rows inserted as one value are those of an insert with a parameter for each', async () => {
      const { database } = backend();
      const { items } = schema;
      const known = await database.select().from(items).orderBy(asc(items.id)).limit(40);
      const FIRST = 2_000_000;
      // Some leave columns out, which then have their defaults, and some have no texts.
      const rows = known.map(({ title, description, heldUntil, ...row }, index) => ({
        ...row,
        id: FIRST + index,
        number: index % 2 === 0 ? `N-${index}` : undefined,
        url: `${row.url}-again`,
        title: index % 3 === 0 ? { ...title, en: 'A “quoted” \\ name' } : null,
        ...(index % 4 === 0 && { description, heldUntil }),
      })) as (typeof items.$inferInsert)[];
      const stored = async (insert: (tx: Database) => Promise<unknown>) => {
        let found: unknown;
        const undone = database.transaction(async (tx) => {
          await insert(tx);
          found = await tx.select().from(items).where(gte(items.id, FIRST)).orderBy(asc(items.id));
          throw new Error('undone');
        });
        await expect(undone).rejects.toThrow('undone');
        return found;
      };
      const one = await stored((tx) => insertRows(tx, items, rows));
      expect(one).toHaveLength(40);
      expect(one).toEqual(await stored((tx) => tx.insert(items).values(rows)));
    });

    test('architecture §6 a change in the database shows in lists within seconds, without a restart', async () => {
      const { url, database } = backend();
      const { items } = await ask(url, 'en', 'catalogue', { url: 'clocks_today' });
      const sold = items[0]?.url ?? '';
      await database.update(schema.items).set({ stock: 'archive' }).where(eq(schema.items.url, sold));
      await vi.waitFor(
        async () => {
          const now = await ask(url, 'en', 'catalogue', { url: 'clocks_today' });
          expect(now.items.map((item) => item.url)).not.toContain(sold);
        },
        { timeout: 10_000, interval: 100 },
      );
      const { item } = await ask(url, 'en', 'detail', { catalogType: 'clock', itemUrl: sold });
      expect(item.tags).toContain('archive');
    });
  });
}
