import { isLocked, takeDirectoryLock } from '@tourbillon/platform/storage/directory-lock.ts';
import { Problem } from '../bootstrap/problem.mjs';
import type { Settings } from '../processes/settings.ts';
import { siteState } from '../releases/running-site.ts';
import type { Identity } from './identity.ts';
import { bundle, type Bundled, DIST } from './make.ts';

/** What decides whether a site runs in this folder. */
type Place = Pick<Settings, 'internalPort' | 'externalBackend' | 'databaseUrl' | 'dataDir'>;

/**
 * Bundles the site in the folder of the project, unless a running site serves that folder or uses the data: bundling
 * replaces the files of the old build (decision 667). The lock of the data is kept meanwhile. The files are compressed
 * while a backend, which needs the lock, starts.
 * @throws Problem before anything is replaced, and as `bundle`.
 */
export async function bundleAlone(
  settings: Place,
  identity: Identity,
  { make = bundle, dist = DIST } = {},
): Promise<Bundled> {
  await refuseServedFolder(settings, dist);
  const release = await holdData(settings);
  try {
    return await make(identity);
  } finally {
    release();
  }
}

async function refuseServedFolder({ internalPort }: Place, dist: string): Promise<void> {
  const site = internalPort ? await siteState(internalPort) : undefined;
  if (site?.dist !== dist) return;
  throw new Problem(
    `A running site (process ${site.pid}) serves ${dist}. Stop it first; npm run deploy builds beside it.`,
  );
}

/** Takes the lock of the data where they are in PGlite. @returns releases it. */
async function holdData({ externalBackend, databaseUrl, dataDir }: Place): Promise<() => void> {
  if (externalBackend || databaseUrl) return () => undefined;
  try {
    const { release } = await takeDirectoryLock(dataDir);
    return release;
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Problem(
      `The data directory ${dataDir} is in use by a running site. Stop it first; npm run deploy builds beside it.`,
    );
  }
}
