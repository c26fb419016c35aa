import { inArray, like } from 'drizzle-orm';
import { afterAll, describe } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { changedMeanwhileTests } from './changed-meanwhile.ts';
import { stockFilesTests } from './files.ts';
import { correctedRowsTests } from './corrected-rows.ts';
import { onePieceTests } from './one-piece.ts';
import { refusedRowsTests } from './refused-rows.ts';
import { stockSteps } from './steps.ts';
import { invalidRowsTests } from './invalid-rows.ts';

const { items, stockEvents } = schema;

/**
 * The stock of a shop by files, over the routes of the staff (decision 98). @param dataDir of the backend.
 * @param lines of its log.
 */
export function stockSuite(backend: () => Backend, dataDir: string, lines: readonly string[]): void {
  const steps = stockSteps(backend, dataDir);

  describe('stock by files', () => {
    afterAll(async () => {
      const { database } = backend();
      const mine = await database.select({ id: items.id }).from(items).where(like(items.number, 'ST-%'));
      await database.delete(stockEvents);
      await database.delete(items).where(
        inArray(
          items.id,
          mine.map(({ id }) => id),
        ),
      );
    });

    stockFilesTests(steps);
    onePieceTests(steps);
    changedMeanwhileTests(steps);
    refusedRowsTests(steps, lines);
    invalidRowsTests(steps);
    correctedRowsTests(steps);
  });
}
