import { eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { Demonstration } from './demonstration.ts';
import { FILLED_MARKER } from './fill-database.ts';

/**
 * Loads the demonstration, unless the configuration disables it or the database was created without it. So a
 * forgotten variable never adds made-up items to the stock of a real shop. This is the only import of the package.
 */
export async function loadDemonstration(
  database: Database,
  wanted: boolean,
): Promise<Demonstration | undefined> {
  if (!wanted) return undefined;
  const { markers } = schema;
  const [filled] = await database.select().from(markers).where(eq(markers.name, FILLED_MARKER));
  if (filled?.value === 0) return undefined;
  const { demonstration } = await import('@tourbillon/demonstration/demonstration.ts');
  return demonstration;
}
