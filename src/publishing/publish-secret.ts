import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret that signs what only the operator may ask: `PUBLISH_SECRET`, or the one that the embedded backend has left
 * in the data directory. Undefined when there is none: then nobody may.
 */
export async function readPublishSecret(
  env: Record<string, string | undefined>,
): Promise<string | undefined> {
  if (env.PUBLISH_SECRET) return env.PUBLISH_SECRET;
  try {
    return (
      (await readFile(path.join(env.DATA_DIR || './.data', 'publish-secret'), 'utf8')).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
