import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shipped } from './review.ts';

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** The packages of the running site, for every platform, from the lockfile. Development packages are left out. */
export async function readShipped(root: string): Promise<Shipped[]> {
  const lockfile = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const entries = Object.entries(lockfile.packages).filter(([place, { dev }]) => place !== '' && !dev);
  return Promise.all(
    entries.map(async ([place, { version = '', license }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      licence: license ?? (await licenceIn(path.join(root, place))),
    })),
  );
}

/**
 * The licence in the manifest of an installed package, for packages without one in the lockfile. Older manifests
 * have an object.
 */
async function licenceIn(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { license } = JSON.parse(text) as { license?: string | { type?: string } };
  return typeof license === 'string' ? license : license?.type;
}
