import { schema } from '@tourbillon/backend/database/database.ts';
import { copyInitialData } from '../../site/template.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';

/**
 * Makes the database of a shop without demonstration stock: a backend that is killed often must start quickly.
 */
export async function prepareData(dataDir: string): Promise<void> {
  if (await copyInitialData('texts', dataDir)) return;
  const open = await openDatabase({ dataDir });
  try {
    await open.migrate();
    await open.database.insert(schema.markers).values({ name: 'demo-data', value: 1 });
  } finally {
    await open.close();
  }
}
