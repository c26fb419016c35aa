import type { Configuration } from '../platform/configuration.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret that signs what only the operator may ask: `PUBLISH_SECRET`, or the one that the embedded backend has left
 * in the data directory. Undefined when there is no such key: then nobody may.
 */
export async function readPublishSecret({
  PUBLISH_SECRET,
  DATA_DIR,
}: Pick<Configuration, 'PUBLISH_SECRET' | 'DATA_DIR'>): Promise<string | undefined> {
  if (PUBLISH_SECRET) return PUBLISH_SECRET;
  try {
    return (await readFile(path.join(DATA_DIR, 'publish-secret'), 'utf8')).trim() || undefined;
  } catch {
    return undefined;
  }
}
