import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem as BackendProblem } from '@tourbillon/backend/errors/operator-problem.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** Runs work and reports the problems of the backend and of the disk to the operator as sentences. */
export async function asProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackendProblem) throw new Problem(error.message);
    const sentence = ofDisk(error as NodeJS.ErrnoException & { dest?: string });
    throw sentence === undefined ? error : new Problem(sentence);
  }
}

/** What an error of the disk means; undefined for another one. A renamed file is known by its new name. */
function ofDisk({ code, path: named, dest = named }: NodeJS.ErrnoException & { dest?: string }) {
  switch (code) {
    case 'ENOSPC':
      return 'There is no room on the disk. Nothing was changed.';
    case 'EACCES':
    case 'EROFS':
      return `${dest ?? 'A file'} cannot be written.`;
    case 'EEXIST':
      return dest && `${dest} is there already. Name another file.`;
    case 'EISDIR':
      return dest && `${dest} is a folder. Name a file.`;
    case 'ENOENT':
    case 'ENOTDIR':
      return dest && missing(dest);
    default:
      return undefined;
  }
}

function missing(file: string): string {
  const folder = path.dirname(file);
  return existsSync(folder) ? `There is no ${file}.` : `There is no folder ${folder}.`;
}
