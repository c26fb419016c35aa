import { Problem as BackendProblem } from '@tourbillon/backend/errors/operator-problem.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** Runs work and reports the problems of the backend and of the disk to the operator as sentences. */
export async function asProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackendProblem) throw new Problem(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new Problem('There is no room on the disk. Nothing was changed.');
    if (code === 'EACCES' || code === 'EROFS') throw new Problem(`${path ?? 'A file'} cannot be written.`);
    throw error;
  }
}
