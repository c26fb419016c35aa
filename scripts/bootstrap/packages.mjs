import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { MAY_RUN } from './install-scripts.mjs';
import { runNpm, runNpmFromCache } from './npm.mjs';
import { WORKSPACES } from './package-sets.mjs';
import { step } from './progress.mjs';
import { missingPackages, stampOf } from './stamp.mjs';

/** @typedef {import('./package-sets.mjs').PackageSet} PackageSet */

/** Without a word, and with what builds the site: `NODE_ENV=production`, or a setting of npm, would leave it out. */
const ALWAYS = ['--no-audit', '--no-fund', '--include=dev', '--include=optional'];

/**
 * Threads of Node that write the files of packages: a core for each, beside that of npm's own thread, at most Node's
 * four. More of them than cores take turns at the same folders: on two cores 14 s in place of 11 (decision 726).
 */
const THREADS = String(Math.max(1, Math.min(availableParallelism() - 1, 4)));

/**
 * Makes sure that the packages of a command are installed, under the given Node. Only packages of `MAY_RUN` may run
 * their install scripts. (Under an older Node npm would quietly choose older packages.)
 * @param {string} root folder of the project
 * @param {string} node
 * @param {PackageSet} needed
 */
export async function installPackages(root, node, needed) {
  const file = path.join(root, 'node_modules', '.stamp');
  const lockfile = await readFile(path.join(root, 'package-lock.json'));
  const stamp = stampOf(lockfile, process.platform, process.arch);
  const missing = missingPackages(await readFile(file, 'utf8').catch(() => ''), needed, stamp);
  if (!missing) return;

  const { set, adds } = missing;
  const progress = step(set === 'all' ? 'Packages, with those of tests' : 'Packages');
  try {
    // A package that is interrupted half-way looks complete to npm: without a stamp everything is installed again.
    await rm(file, { force: true });
    const how = adds
      ? ['install', '--ignore-scripts', '--no-save']
      : ['ci', '--ignore-scripts', ...WORKSPACES[set]];
    const variables = { UV_THREADPOOL_SIZE: THREADS };
    // A lockfile without addresses would have npm ask about each package.
    await runNpmFromCache(node, [...how, ...ALWAYS], root, variables);
    const allowed = Object.keys(MAY_RUN);
    if (allowed.length > 0) await runNpm(node, ['rebuild', '--no-ignore-scripts', ...allowed], root);
  } catch (error) {
    progress.failed();
    throw error;
  }
  await writeFile(file, stamp(set));
  progress.done();
}
