import type { Configuration } from '../../src/platform/configuration.ts';
import path from 'node:path';
import { readOrCreateSecret } from '@tourbillon/platform/storage/own-secret.ts';

/**
 * Makes sure that the programs of one installation share a secret. When `SERVICE_TOKEN` is empty, both read the
 * token that this function makes in the data directory.
 */
export function provideServiceToken({
  SERVICE_TOKEN,
  DATA_DIR,
}: Pick<Configuration, 'SERVICE_TOKEN' | 'DATA_DIR'>): void {
  if (SERVICE_TOKEN.length > 0) return;
  try {
    readOrCreateSecret(path.join(DATA_DIR, 'service-token'));
  } catch {
    // The backend reports what is wrong with the directory.
  }
}
