import path from 'node:path';
import { ownSecret } from '@tourbillon/platform/storage/own-secret.ts';

/**
 * Sees to it that the programs of one installation know one another: where `SERVICE_TOKEN` says nothing, both read the
 * token that is made here, in the data directory.
 */
export function provideServiceToken(env: Record<string, string | undefined>): void {
  if (env.SERVICE_TOKEN) return;
  try {
    ownSecret(path.resolve(env.DATA_DIR || './.data', 'service-token'));
  } catch {
    // What is wrong with the directory the backend says in words.
  }
}
