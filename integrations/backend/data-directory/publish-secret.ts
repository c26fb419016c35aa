import { join } from 'node:path';
import { readOrCreateSecret } from '@tourbillon/platform/storage/own-secret.ts';

/**
 * The secret with which the operator's programs sign their requests: `PUBLISH_SECRET`, or one generated at the first
 * start, in a file of the data directory that only its owner can read.
 */
export function publishSecret(dataDir: string, given: string | undefined): string {
  return given || readOrCreateSecret(join(dataDir, 'publish-secret')).trim();
}
