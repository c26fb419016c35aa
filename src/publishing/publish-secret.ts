import type { Configuration } from '../platform/configuration.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret that signs requests of the operator: `PUBLISH_SECRET`, or the one that the embedded backend wrote into
 * the data directory. Undefined if there is none; then such requests are refused.
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
