import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

/** How many of npm's last lines are shown when it fails. */
const LAST_LINES = 15;

/**
 * Runs npm with a given Node and shows its output only when it fails.
 * @param {string} node the binary to run npm with
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [variables] of the environment, unless it has them
 * @returns {Promise<void>} @throws Problem with npm's last lines.
 */
export async function runNpm(node, args, cwd, variables = {}) {
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const child = spawn(node, [npmScript(), ...args], {
    cwd,
    env: { ...variables, ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let talk = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (talk += data));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    const last = talk.trim().split('\n').slice(-LAST_LINES).join('\n');
    throw new Problem(`${last}\n\n"npm ${args.join(' ')}" failed. Check the network and try again.`);
  }
}

/**
 * Runs npm without asking the registry again about packages that are in npm's cache. What the cache remembers may be
 * older than what is wanted; then the registry is asked.
 * @param {string} node @param {string[]} args @param {string} cwd @param {Record<string, string>} [variables]
 * @returns {Promise<void>} @throws Problem as `runNpm`
 */
export async function runNpmFromCache(node, args, cwd, variables) {
  try {
    await runNpm(node, [...args, '--prefer-offline'], cwd, variables);
  } catch (error) {
    if (!(error instanceof Error && /\bETARGET\b/.test(error.message))) throw error;
    await runNpm(node, args, cwd, variables);
  }
}

/** The npm that called this script, else the one of this Node, else the one on the path. */
function npmScript() {
  const caller = process.env.npm_execpath ?? '';
  const folder = path.dirname(realpathSync(process.execPath));
  const places = [
    ...(path.basename(caller) === 'npm-cli.js' ? [caller] : []),
    path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(folder, 'node_modules/npm/bin/npm-cli.js'),
    ...onPath(),
  ];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Problem('npm was not found. Install it together with Node: https://nodejs.org.');
  return found;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const names = folders.map((folder) => path.join(folder, 'npm')).filter((name) => existsSync(name));
  return names.map((name) => realpathSync(name)).filter((name) => name.endsWith('.js'));
}
