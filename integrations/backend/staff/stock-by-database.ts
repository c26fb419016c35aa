import { staffKey } from '../data-directory/staff-key.ts';
import { schema } from '../database/database.ts';
import { openDatabase } from '../database/open/open-database.ts';
import { Problem } from '../errors/operator-problem.ts';
import { openSecurityEvents } from '../security-events/security-events.ts';
import type { StaffAccessSettings } from './running-backend.ts';
import { openStockPhotographs } from './stock-photographs.ts';
import { type StockAccess, stockWork } from './stock-work.ts';

/**
 * The stock directly on the database, if no backend is running.
 * @throws Problem when the shop has never been started.
 */
export async function stockByDatabase({ dataDir, databaseUrl }: StaffAccessSettings): Promise<StockAccess> {
  const open = await openDatabase({ dataDir, databaseUrl });
  await open.alone(() => open.migrate());
  if ((await open.database.$count(schema.brands)) === 0) {
    await open.close();
    throw new Problem(
      'The shop has never been started: npm start gives it its brands, cities and rates first.',
    );
  }
  const photographs = await openStockPhotographs(dataDir);
  const events = openSecurityEvents(staffKey(dataDir));
  return {
    photograph: (name) => photographs.read(name),
    ...stockWork({ database: open.database, events, dataDir, photographs }),
    async close() {
      photographs.close();
      await open.close();
    },
  };
}
