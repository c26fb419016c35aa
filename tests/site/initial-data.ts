import { cp } from 'node:fs/promises';
import pino from 'pino';
import { type DatabasePlace, openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { prepareDatabase } from '@tourbillon/backend/start/prepare-database.ts';
import { makeOnce } from './make-once.ts';
import { fillSmallStock } from './small-stock.ts';
import type { InitialData } from './template.ts';

/** Makes a data directory of the template. Of several programs that need it, the first one makes it. */
export function makeInitialData(data: InitialData): Promise<string> {
  return makeOnce(data, async (dataDir) => {
    if (data !== 'tables') await cp(await makeInitialData('tables'), dataDir, { recursive: true });
    await fillDatabase({ dataDir }, data);
  });
}

/** Copies initial data into a data directory. */
export async function putInitialData(data: InitialData, dataDir: string): Promise<void> {
  await cp(await makeInitialData(data), dataDir, { recursive: true });
}

/** Fills an empty database, or one with empty tables. */
export async function fillDatabase(place: DatabasePlace, data: InitialData): Promise<void> {
  if (data === 'small') await fillSmallStock(place);
  const filled = await openDatabase(place);
  try {
    if (data === 'tables') await filled.migrate();
    else {
      const options = { port: 0, dataDir: place.dataDir, demonstration: data !== 'texts' };
      await prepareDatabase(filled, options, {
        progress: () => undefined,
        log: pino({ level: 'silent' }),
      });
    }
  } finally {
    await filled.close();
  }
}
