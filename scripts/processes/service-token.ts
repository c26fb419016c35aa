import type { Configuration } from '../../src/platform/configuration.ts';
import path from 'node:path';
import { ownSecret } from '@tourbillon/platform/storage/own-secret.ts';

/**
 * Sees to it that the programs of one installation know one another: where `SERVICE_TOKEN` says nothing, both read the
 * token that is made here, in the data directory.
 */
export function provideServiceToken({
  SERVICE_TOKEN,
  DATA_DIR,
}: Pick<Configuration, 'SERVICE_TOKEN' | 'DATA_DIR'>): void {
  if (SERVICE_TOKEN.length > 0) return;
  try {
    ownSecret(path.join(DATA_DIR, 'service-token'));
  } catch {
    // What is wrong with the directory the backend says in words.
  }
}
