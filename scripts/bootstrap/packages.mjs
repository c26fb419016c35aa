import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAY_RUN } from './install-scripts.mjs';
import { runNpm } from './npm.mjs';
import { step } from './progress.mjs';
import { stampOf } from './stamp.mjs';

/**
 * Runs `npm ci` under the given Node when `node_modules` is missing or was installed from another lockfile. Only
 * packages of `MAY_RUN` may run their install scripts. (Under an older Node npm would quietly choose older
 * packages.)
 * @param {string} root folder of the project
 * @param {string} node
 */
export async function installPackages(root, node) {
  const file = path.join(root, 'node_modules', '.stamp');
  const wanted = stampOf(
    await readFile(path.join(root, 'package-lock.json')),
    process.platform,
    process.arch,
  );
  const found = await readFile(file, 'utf8').catch(() => '');
  if (found === wanted) return;

  const progress = step('Packages (npm ci)');
  try {
    await runNpm(node, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], root);
    const allowed = Object.keys(MAY_RUN);
    if (allowed.length > 0) await runNpm(node, ['rebuild', '--no-ignore-scripts', ...allowed], root);
  } catch (error) {
    progress.failed();
    throw error;
  }
  await writeFile(file, wanted);
  progress.done();
}
