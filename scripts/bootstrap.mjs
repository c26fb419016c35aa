// Entry of every npm script: `node scripts/bootstrap.mjs <command>` installs Node 24 and the packages that the
// command needs, then runs `scripts/<command>.ts`, or the trial or benchmark of that name. It runs under Node 20
// before anything is installed, so it has no dependencies and is plain JavaScript.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './bootstrap/packages.mjs';
import { Problem } from './bootstrap/problem.mjs';
import { handOver } from './bootstrap/hand-over.mjs';
import { packagesOf } from './bootstrap/package-sets.mjs';
import { atLeast } from './bootstrap/platform.mjs';
import { provideNode } from './bootstrap/runtime.mjs';

const OLDEST = 20;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders of the commands: those of operators, trials of the whole site, and benchmarks. */
const FOLDERS = ['scripts', 'tests/trials', 'tests/benchmarks'];

async function main() {
  if (!atLeast(process.version, OLDEST)) {
    throw new Problem(
      `Node ${OLDEST} or newer is needed; this is ${process.version}. See https://nodejs.org.`,
    );
  }
  const [command = '', ...rest] = process.argv.slice(2);
  const script = /^[a-z-]+$/.test(command) && findScript(command);
  if (!script) {
    throw new Problem(`No such command: "${command}". There are: ${commands().join(', ')}.`);
  }
  const node = await provideNode(root);
  await installPackages(root, node, packagesOf(command));
  // Only the owner may read the files that the command writes. Node and the packages, installed above, may be
  // shared.
  process.umask(0o077);
  process.exitCode = await handOver(node, [script, ...rest], root);
}

/** @param {string} command */
function findScript(command) {
  return FOLDERS.map((folder) => path.join(root, folder, `${command}.ts`)).find((file) => existsSync(file));
}

/** Names of the commands: one file each. An install without tests has only those of operators. */
function commands() {
  const files = FOLDERS.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder));
  return files
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

main().catch((error) => {
  console.error(error instanceof Problem ? `\n${error.message}` : error);
  process.exitCode = 1;
});
