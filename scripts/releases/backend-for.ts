import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { asProblem } from '../backup/as-problem.ts';
import type { DatabaseSettings } from '../backup/write-database.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/progress.mjs';
import { freePort } from '../processes/ports.ts';
import { startBackend } from '../processes/programs.ts';
import type { Settings } from '../processes/settings.ts';
import { onShutdown } from '../processes/shutdown.ts';
import { copyData, type DataCopy } from './copy-data.ts';
import { hasTables } from './spare-database.ts';
import type { Release } from './release.ts';
import type { SiteState } from './site.ts';

/** A backend that a release is built and tried with: variables that name it. */
export interface TrialBackend {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * What a trial must not have of the site's configuration: whom it could write to, and files that it could take for
 * forsaken.
 */
const NOTHING_OUTSIDE = {
  DATABASE_READ_URL: '',
  SMTP_URL: '',
  STAFF_EMAIL: '',
  SENTRY_DSN: '',
  S3_BUCKET: '',
  // A trial with true data is nobody's to call from elsewhere.
  BACKEND_HOST: '127.0.0.1',
};

/**
 * The backend for a release that is being made. Somebody else's, or the running one when its code is the same; code that
 * is new is tried on a copy of the true data, as these are in use: by the running site, or, in PostgreSQL, by backends that
 * this machine may know nothing of. A first start gets them.
 */
export async function backendFor(
  release: Release,
  settings: Settings,
  site: SiteState | undefined,
): Promise<TrialBackend> {
  if (settings.externalBackend) return { env: {}, stop: () => Promise.resolve() };
  if (site?.backend === release.backend) {
    return { env: addressesOf(settings.backendPort), stop: () => Promise.resolve() };
  }
  const backendPort = await freePort();
  const inUse = site !== undefined || (settings.databaseUrl ? await hasTables(settings.databaseUrl) : false);
  if (inUse) return tryOnCopy(release, settings, backendPort);
  const running = await startBackend({ ...settings, backendPort }, {}, release.root);
  onShutdown(running.stop);
  return { env: addressesOf(backendPort), stop: running.stop };
}

/** @throws Problem when the new backend cannot be started with the data at hand. */
async function tryOnCopy(release: Release, settings: Settings, backendPort: number): Promise<TrialBackend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-data-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  const copy = await copyTrueData(settings, folder);
  const clear = async () => {
    await copy?.clear();
    await rm(folder, { recursive: true, force: true });
  };
  onShutdown(clear);
  const own = { ...NOTHING_OUTSIDE, DATA_DIR: folder, DATABASE_URL: copy?.databaseUrl ?? '' };
  const args = ['--trial'];
  const trial = { ...settings, backendPort };
  const running = await startBackend(trial, own, release.root, args).catch((error: Error) => {
    throw new Problem(
      `${error.message} It was tried with ${copy ? 'a copy of the data' : 'an empty database'}.`,
    );
  });
  onShutdown(running.stop);
  return { env: addressesOf(backendPort), stop: async () => (await running.stop(), clear()) };
}

async function copyTrueData(settings: Settings, folder: string): Promise<DataCopy | undefined> {
  const progress = step('Data');
  const place: DatabaseSettings = {
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    backendPort: settings.backendPort,
  };
  try {
    const copy = await asProblem(() => copyData(place, folder));
    progress.done(
      copy
        ? `${copy.rows} rows copied for the trial`
        : 'not copied, the user of DATABASE_URL may not make databases: the trial has an empty one',
    );
    return copy;
  } catch (error) {
    progress.failed();
    throw error;
  }
}

function addressesOf(port: number): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => [`BACKEND_URL_${locale.toUpperCase()}`, `http://127.0.0.1:${port}/${locale}`]),
  );
}
