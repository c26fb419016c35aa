import { createHash } from 'node:crypto';

/** @typedef {import('./package-sets.mjs').PackageSet} PackageSet */

/** @typedef {(set: PackageSet) => string} Stamp */

/**
 * Identifies a set of packages of the lockfile on a machine.
 * @param {Uint8Array} lockfile
 * @param {string} platform
 * @param {string} arch
 * @returns {Stamp}
 */
export function stampOf(lockfile, platform, arch) {
  const digest = createHash('sha256').update(lockfile).digest('hex');
  return (set) => `${set} ${platform} ${arch} ${digest}\n`;
}

/**
 * What is left to install.
 *
 * - `undefined`: nothing.
 * - `adds`: the packages of the site are there, and the others are added. Nothing that is there is touched: a site may
 *   run from it.
 * - otherwise everything is removed and installed. Who had every package gets every package again.
 * @param {string} found the stamp of what is installed
 * @param {PackageSet} needed
 * @param {Stamp} stamp
 * @returns {{ set: PackageSet, adds: boolean } | undefined}
 */
export function missingPackages(found, needed, stamp) {
  if (found === stamp('all') || found === stamp(needed)) return undefined;
  if (found === stamp('site')) return { set: 'all', adds: true };
  return { set: found.startsWith('all ') ? 'all' : needed, adds: false };
}
