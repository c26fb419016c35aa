import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LicensedPackage } from './review.ts';

interface LockEntry {
  version?: string;
  license?: string;
}

/**
 * All packages of the lockfile, for every platform: those of development too, since some of them are bundled into what
 * visitors and staff load.
 */
export async function readPackages(root: string): Promise<LicensedPackage[]> {
  const lockfile = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const entries = Object.entries(lockfile.packages).filter(([place]) => place !== '');
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
 * have an object, or a list of them.
 */
async function licenceIn(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as {
    license?: string | { type?: string };
    licenses?: { type?: string }[];
  };
  const { license = manifest.licenses?.[0] } = manifest;
  return typeof license === 'string' ? license : license?.type;
}
