import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { asProblem } from '../processes/as-problem.ts';
import type { DatabaseSettings } from '../backup/write-database.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/progress.mjs';
import { freePort } from '../processes/ports.ts';
import { startBackend } from '../processes/programs.ts';
import type { Settings } from '../processes/settings.ts';
import { onShutdown } from '../processes/shutdown.ts';
import { copyData, type DataCopy } from './copy-data.ts';
import { hasTables } from './temporary-database.ts';
import type { Release } from './release.ts';
import type { SiteState } from './site.ts';

/** Backend for building and checking a release: variables with its address. */
export interface ReleaseBackend {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Settings of the site that a check must not have: receivers of letters, and files that it could delete as
 * abandoned.
 */
const NO_SIDE_EFFECTS = {
  DATABASE_READ_URL: '',
  SMTP_URL: '',
  STAFF_EMAIL: '',
  SENTRY_DSN: '',
  S3_BUCKET: '',
  // A trial with a copy of real data must be reachable from this machine only.
  BACKEND_HOST: '127.0.0.1',
};

/**
 * The backend for a release that is being made. It is an external one, or the running one when its code is the
 * same. New code is tried on a copy of the data, because the originals belong to a site that runs, or will run with
 * its old code when the release fails, and backends on other machines may use the PostgreSQL. A first start uses the
 * data themselves.
 */
export async function openReleaseBackend(
  release: Release,
  settings: Settings,
  site: SiteState | undefined,
): Promise<ReleaseBackend> {
  if (settings.externalBackend) return { env: {}, stop: () => Promise.resolve() };
  if (site?.backend === release.backend) {
    return { env: addressesOf(settings.backendPort), stop: () => Promise.resolve() };
  }
  const backendPort = await freePort();
  if (site || (await hasData(settings))) return tryOnCopy(release, settings, backendPort);
  const running = await startBackend({ ...settings, backendPort }, {}, release.root);
  onShutdown(running.stop);
  return { env: addressesOf(backendPort), stop: running.stop };
}

/** Whether a site has been started with these data. It need not run now. */
export async function hasData({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<boolean> {
  return databaseUrl ? hasTables(databaseUrl) : existsSync(path.join(dataDir, 'database'));
}

/** @throws Problem when the new backend cannot start with the existing data. */
async function tryOnCopy(release: Release, settings: Settings, backendPort: number): Promise<ReleaseBackend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-data-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  const copy = await copyRealData(settings, folder);
  const clear = async () => {
    await copy?.clear();
    await rm(folder, { recursive: true, force: true });
  };
  onShutdown(clear);
  const own = { ...NO_SIDE_EFFECTS, DATA_DIR: folder, DATABASE_URL: copy?.databaseUrl ?? '' };
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

async function copyRealData(settings: Settings, folder: string): Promise<DataCopy | undefined> {
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
