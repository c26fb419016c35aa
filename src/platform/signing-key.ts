import path from 'node:path';
import { readOrCreateSecret } from '@tourbillon/platform/storage/own-secret.ts';
import type { Configuration } from './configuration.ts';

/** The key that signs our robot checks: `ROBOT_CHECK_KEY`, or a secret shared by the processes of an installation. */
export function signingKey({
  ROBOT_CHECK_KEY,
  DATA_DIR,
}: Pick<Configuration, 'ROBOT_CHECK_KEY' | 'DATA_DIR'>): string {
  return ROBOT_CHECK_KEY ?? readOrCreateSecret(path.join(DATA_DIR, 'robots', 'key'));
}
