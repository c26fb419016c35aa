import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which edition of the drawing code this is: a few characters that change whenever its files do, so that drawings
 * get new names and nobody keeps the old ones.
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
