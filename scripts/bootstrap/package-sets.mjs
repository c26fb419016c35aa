/**
 * Which packages: those that build and run the site, or with them those of `tests/package.json`, which only tests,
 * checks and programs that write files of the repository need.
 * @typedef {'site' | 'all'} PackageSet
 */

/**
 * Commands that build, run and operate the site. All others, those of developers, get every package: `npm run dev` is
 * one, since an editor needs TypeScript, ESLint and the types of packages.
 */
export const SITE_COMMANDS = [
  ...['start', 'supervise', 'serve', 'build', 'deploy', 'publish', 'preview', 'mock', 'conform', 'new-shop'],
  ...['requests', 'rates', 'desk', 'stock', 'security-events', 'backup', 'restore', 'migrate-to-postgres'],
  'breached-passwords',
];

/**
 * The packages that a command needs.
 * @param {string} command
 * @returns {PackageSet}
 */
export function packagesOf(command) {
  return SITE_COMMANDS.includes(command) ? 'site' : 'all';
}

/**
 * Arguments of npm for a set: the packages of the site are those of the root and of the workspaces in `integrations`.
 * @type {Readonly<Record<PackageSet, readonly string[]>>}
 */
export const WORKSPACES = { site: ['--include-workspace-root', '--workspace=integrations'], all: [] };
