import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { get } from 'node:http';
import { ask } from '../faults-machines/ask.ts';
import { must } from '../faults-machines/must.ts';
import type { RolloutSite } from './site.ts';

/** Compressed files have no addresses of their own. */
const COMPRESSED = /\.(br|gz)$/;

/** Addresses of all hashed files of a build: everything that its pages may request, at once or later. */
export async function assetsOf(dist: string): Promise<string[]> {
  const names = await readdir(path.join(dist, 'client/_astro'));
  return names.filter((name) => !COMPRESSED.test(name)).map((name) => `/_astro/${name}`);
}

/** Requests files through nginx, each more than once, on new connections. @throws Error when one is missing. */
export async function requireFiles(site: RolloutSite, files: readonly string[]): Promise<void> {
  const [host = ''] = site.hosts;
  for (const file of [...files, ...files]) {
    const { status, headers } = await ask(site, { host, path: file });
    must(status === 200, `nginx answers ${status} for ${file}`);
    must(headers['cache-control']?.includes('immutable') === true, `${file} is not kept by browsers`);
  }
}

/** Files that a machine has on its own disk. */
export async function filesOnDisk(port: number, host: string, files: readonly string[]): Promise<string[]> {
  const there: string[] = [];
  for (const file of files) if ((await statusOf(port, host, file)) === 200) there.push(file);
  return there;
}

function statusOf(port: number, host: string, file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host };
    get({ agent: false, host: '127.0.0.1', port, path: file, headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    }).once('error', reject);
  });
}
