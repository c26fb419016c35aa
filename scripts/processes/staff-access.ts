import { isRunning } from '@tourbillon/backend/staff/running-backend.ts';
import { openStaffAccess, type StaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { asProblem } from './as-problem.ts';
import { requireDatabase } from './require-database.ts';
import { readSettings } from './settings.ts';

/**
 * Does the staff's work on the data of the settings, through the running backend, or in the database itself when
 * none runs.
 * @throws Problem when there is neither.
 */
export async function withStaffAccess<Result>(
  work: (access: StaffAccess) => Promise<Result>,
): Promise<Result> {
  const { backendPort, dataDir, databaseUrl } = readSettings();
  const backend = `http://127.0.0.1:${backendPort}`;
  if (!(await isRunning(backend))) requireDatabase({ dataDir, databaseUrl });
  const access = await asProblem(() => openStaffAccess({ backend, dataDir, databaseUrl }));
  try {
    return await asProblem(() => work(access));
  } finally {
    await access.close();
  }
}
