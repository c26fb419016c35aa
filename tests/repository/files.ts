import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files that git tracks or would track, without deleted ones; asked for once, and nobody adds any while tests run. */
let all: readonly string[] | undefined;

/** The files of the project whose path matches. */
export function listFiles(pattern: RegExp): string[] {
  all ??= everyFile();
  return all.filter((file) => pattern.test(file));
}

function everyFile(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(listed.split('\n'))].filter((file) => file && existsSync(path.join(ROOT, file)));
}

/** Text of a file of the project. */
export function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
