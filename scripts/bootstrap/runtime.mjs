import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';
import { atLeast, binaryPackage } from './platform.mjs';
import { Problem } from './problem.mjs';
import { step } from './progress.mjs';

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
    await runNpm(process.execPath, fetching(folder, `${name}@${VERSION}`), folder);
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
 * Arguments of npm that install one exact version, so that the registry need not be asked about what npm's cache has.
 * @param {string} folder
 * @param {string} wanted
 */
function fetching(folder, wanted) {
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  return ['install', '--prefix', folder, '--prefer-offline', ...quiet, wanted];
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
