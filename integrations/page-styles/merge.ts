import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes stylesheets as one file that is named by its content.
 * @param files in the order of the cascade, paths below `from`.
 * @returns the path of the one file below `to`.
 * @throws Error when a sheet is not there, or has a rule that must stand first in a file.
 */
export async function mergeStyles(files: readonly string[], from: URL, to: URL): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readSheet(file, from)));
  const whole = sheets.join('\n');
  const name = `_astro/page.${createHash('sha256').update(whole).digest('base64url').slice(0, 8)}.css`;
  await writeFile(new URL(name, to), whole);
  return name;
}

async function readSheet(file: string, folder: URL): Promise<string> {
  const text = await readFile(new URL(file, folder), 'utf8');
  if (/@(import|charset|namespace)\b/.test(text)) throw new Error(`${file} cannot stand behind another`);
  return text.trimEnd();
}
