import { openDatabase } from '../database/open/open-database.ts';
import { openSecurityEvents } from '../security-events/security-events.ts';
import { staffKey } from '../data-directory/staff-key.ts';
import type { StaffAccessSettings } from './running-backend.ts';
import { type StaffAccess, staffWork } from './staff-work.ts';

/** The work of the staff by the database, which nobody else has open. */
export async function staffByDatabase({ dataDir, databaseUrl }: StaffAccessSettings): Promise<StaffAccess> {
  const open = await openDatabase({ dataDir, databaseUrl });
  await open.alone(() => open.migrate());
  const work = staffWork(open.database, openSecurityEvents(staffKey(dataDir)));
  return { ...work, close: () => open.close() };
}
