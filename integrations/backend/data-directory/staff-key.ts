import { configuration } from '../configuration/configuration.ts';
import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateSecret } from '@tourbillon/platform/storage/own-secret.ts';

/**
 * The key with which a script on the same machine requests staff data from a running backend: a file of the data
 * directory, or `STAFF_KEY` where several machines have a backend. It also signs the links to files.
 */
export function staffKey(dataDir: string, given = configuration().STAFF_KEY): string {
  return given || readOrCreateSecret(join(dataDir, 'staff-key'));
}

/** Whether an Authorization header contains the key. */
export function hasStaffKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
