import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../../scripts/bootstrap/problem.mjs';
import { step } from '../../../scripts/bootstrap/progress.mjs';

/** Folders that are not in the path of ordinary accounts. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];

/**
 * Path of nginx on this machine, installed from Debian with the necessary rights. @throws Problem that says how
 * to install it.
 */
export function provideNginx(): string {
  const found = findNginx();
  if (found) return found;
  const progress = step('nginx');
  const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const ready =
    mayUseApt && runs('apt-get', ['update']) && runs('apt-get', ['install', '-y', 'nginx-light', 'openssl']);
  const path = ready ? findNginx() : undefined;
  if (!path) {
    progress.failed();
    throw new Problem(
      'No nginx was found for this trial. Install it, e.g. apt-get install nginx-light openssl.',
    );
  }
  progress.done();
  return path;
}

function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => path.join(folder, 'nginx')).find((place) => existsSync(place));
}

function runs(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', env }).status === 0;
}
