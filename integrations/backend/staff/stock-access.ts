import { isRunning, type StaffAccessSettings } from './running-backend.ts';
import { stockByBackend } from './stock-by-backend.ts';
import type { StockAccess } from './stock-work.ts';

export type { StockAccess };

/**
 * Opens the stock: through the running backend, because only it may open PGlite's files, or else directly on the
 * database. Database modules are loaded only in the second case, because that takes a second.
 * @throws Problem when neither is available.
 */
export async function openStockAccess(settings: StaffAccessSettings): Promise<StockAccess> {
  if (await isRunning(settings.backend)) return stockByBackend(settings);
  const { stockByDatabase } = await import('./stock-by-database.ts');
  return stockByDatabase(settings);
}
