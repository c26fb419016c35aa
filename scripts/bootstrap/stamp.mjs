import { createHash } from 'node:crypto';

/**
 * What `node_modules` was installed from: another lockfile or another machine asks for another installation.
 * @param {Uint8Array} lockfile
 * @param {string} platform
 * @param {string} arch
 */
export function stampOf(lockfile, platform, arch) {
  return `${platform} ${arch} ${createHash('sha256').update(lockfile).digest('hex')}\n`;
}
