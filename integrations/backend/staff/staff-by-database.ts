import { openDatabase } from '../database/open/open-database.ts';
import { openSecurityEvents } from '../security-events/security-events.ts';
import { staffKey } from '../data-directory/staff-key.ts';
import type { StaffAccessSettings } from './running-backend.ts';
import { type StaffAccess, staffWork } from './staff-work.ts';

/** The staff's work directly on the database, if no backend is running. */
export async function staffByDatabase({ dataDir, databaseUrl }: StaffAccessSettings): Promise<StaffAccess> {
  const open = await openDatabase({ dataDir, databaseUrl });
  await open.alone(() => open.migrate());
  const work = staffWork(open.database, openSecurityEvents(staffKey(dataDir)));
  return { ...work, close: () => open.close() };
}
