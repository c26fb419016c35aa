import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files that git tracks or would track, without deleted ones, filtered by path. */
export function listFiles(pattern: RegExp): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const all = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(all.split('\n'))].filter(
    (file) => pattern.test(file) && existsSync(path.join(ROOT, file)),
  );
}

/** Text of a file of the project. */
export function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
