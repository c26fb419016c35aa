import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNpmFromCache } from './npm.mjs';
import { atLeast, binaryPackage } from './platform.mjs';
import { Problem } from './problem.mjs';
import { step } from './progress.mjs';
import { unpackProgram } from './unpack-program.mjs';

const MAJOR = 24;
const VERSION = '24.21.0';

/**
 * A Node 24: the one that runs this script, or one downloaded from npm into `.runtime`.
 * @param {string} root folder of the project
 * @returns {Promise<string>} path of the binary. @throws Problem when npm has none for the platform.
 */
export async function provideNode(root) {
  if (atLeast(process.version, MAJOR)) return process.execPath;
  const { name, binary } = binaryPackage(process.platform, process.arch);
  const folder = path.join(root, '.runtime', `node-${VERSION}`);
  const node = path.join(folder, 'node_modules', name, binary);
  if (runs(node)) return node;

  const progress = step(`Node ${VERSION}`);
  mkdirSync(folder, { recursive: true });
  try {
    await fetchProgram(folder, name, binary);
  } catch (error) {
    progress.failed();
    throw new Problem(`${error.message}\n${byHand()}`);
  }
  if (!runs(node)) {
    progress.failed();
    throw new Problem(`Node ${VERSION} from npm does not run on this system. ${byHand()}`);
  }
  progress.done();
  return node;
}

/**
 * Fetches the package and unpacks its program alone: installing its 2,800 files takes twice as long (decision 728).
 * @param {string} folder
 * @param {string} name of the package
 * @param {string} program its path in the package
 */
async function fetchProgram(folder, name, program) {
  const wanted = `${name}@${VERSION}`;
  await runNpmFromCache(
    process.execPath,
    ['pack', wanted, '--ignore-scripts', '--pack-destination', folder],
    folder,
  );
  const archive = path.join(folder, `${name}-${VERSION}.tgz`);
  const isUnpacked = unpackProgram(archive, path.join(folder, 'node_modules', name), program);
  rmSync(archive, { force: true });
  if (isUnpacked) return;
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  await runNpmFromCache(process.execPath, ['install', '--prefix', folder, ...quiet, wanted], folder);
}

/** @param {string} node */
function runs(node) {
  if (!existsSync(node)) return false;
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return atLeast(stdout ?? '', MAJOR);
}

function byHand() {
  return (
    `If ${process.platform} ${process.arch} has no Node ${MAJOR} on npm, install Node ${MAJOR} or newer ` +
    'yourself (https://nodejs.org) and run the same command again: it is used when it is found.'
  );
}
