import { createHash } from 'node:crypto';

/**
 * Identifies the lockfile and the machine of an install. When the stamp differs, packages are installed again.
 * @param {Uint8Array} lockfile
 * @param {string} platform
 * @param {string} arch
 */
export function stampOf(lockfile, platform, arch) {
  return `${platform} ${arch} ${createHash('sha256').update(lockfile).digest('hex')}\n`;
}
