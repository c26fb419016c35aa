import { openStaffAccess, type StaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { readSettings } from './settings.ts';

/**
 * Does the staff's work on the data of the settings, through the running backend, or in the database itself when
 * none runs.
 */
export async function withStaffAccess<Result>(
  work: (access: StaffAccess) => Promise<Result>,
): Promise<Result> {
  const { backendPort, dataDir, databaseUrl } = readSettings();
  const access = await openStaffAccess({ backend: `http://127.0.0.1:${backendPort}`, dataDir, databaseUrl });
  try {
    return await work(access);
  } finally {
    await access.close();
  }
}
