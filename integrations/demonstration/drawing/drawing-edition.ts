import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The edition of the drawing code: a short hash of its files, comments included. A change of the code gives every
 * drawing a new name, so that caches do not show old drawings.
 */
export const DRAWING_EDITION = editionOf(import.meta.dirname);

function editionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(ts|json)$/.test(file),
  );
  for (const file of files.sort()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}
