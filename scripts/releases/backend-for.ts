import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '../../src/i18n/locales.ts';
import { freePort } from '../processes/ports.ts';
import { startBackend } from '../processes/programs.ts';
import type { Settings } from '../processes/settings.ts';
import { onShutdown } from '../processes/shutdown.ts';
import type { Release } from './release.ts';
import type { SiteState } from './site.ts';

/** A backend that a release is built and tried with: variables that name it. */
export interface TrialBackend {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * The backend for a release that is being made. Somebody else's, or the running one when its code is the same; code that
 * is new is tried on an empty database of its own, as the true one is in use; without a running site it gets that.
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
  const data = site && (await mkdtemp(path.join(tmpdir(), 'release-data-')));
  const own = data ? { DATA_DIR: data, DATABASE_URL: '', SMTP_URL: '', STAFF_EMAIL: '' } : {};
  const backendPort = await freePort();
  const clear = async () => {
    if (data) await rm(data, { recursive: true, force: true });
  };
  onShutdown(clear);
  const running = await startBackend({ ...settings, backendPort }, own, release.root);
  onShutdown(running.stop);
  return { env: addressesOf(backendPort), stop: async () => (await running.stop(), clear()) };
}

function addressesOf(port: number): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => [`BACKEND_URL_${locale.toUpperCase()}`, `http://127.0.0.1:${port}/${locale}`]),
  );
}
