import { isRunning, type StaffAccessSettings } from './running-backend.ts';
import { stockByBackend } from './stock-by-backend.ts';
import type { StockAccess } from './stock-work.ts';

export type { StockAccess };

/**
 * Opens the stock: by the running backend, which alone may hold PGlite's files, else by the database itself. What works on
 * a database is loaded in that case only: it takes a second.
 * @throws Problem when neither is available.
 */
export async function openStockAccess(settings: StaffAccessSettings): Promise<StockAccess> {
  if (await isRunning(settings.backend)) return stockByBackend(settings);
  const { stockByDatabase } = await import('./stock-by-database.ts');
  return stockByDatabase(settings);
}
