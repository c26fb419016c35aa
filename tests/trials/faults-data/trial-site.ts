import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { DIST, renderInto } from '../../../scripts/build/make.ts';
import { startRobotProvider } from '../faults/robot-provider.ts';
import { startVisitors, type CrowdResult } from '../faults-processes/crowd.ts';
import { VISITED_PATHS } from '../faults-processes/trials.ts';
import { type Running, startProgram } from '../../../scripts/processes/child.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { fileOf } from '../../../scripts/processes/programs.ts';
import { backend, storefront, throwawayEnvironment } from '../../site/throwaway.ts';

/** A site whose backend and storefront can be stopped and started separately. */
export interface TrialSite {
  port: number;
  backendPort: number;
  /** Host header of the Russian site. */
  host: string;
  dataDir: string;
  env: Record<string, string | undefined>;
  /** Kills the backend, as in a power cut. */
  killBackend(): Promise<void>;
  startBackend(): Promise<void>;
  /** Starts visitors; `stop` returns their results. */
  visitors(): { stop: () => Promise<CrowdResult> };
  stop(): Promise<void>;
}

const VISITORS = 4;

/**
 * Starts a site with the demonstration data, with rendered pages that were each requested once.
 * @param more variables of its environment; `DATA_DIR` for a place other than a temporary folder.
 */
export async function startTrialSite(more: Record<string, string> = {}): Promise<TrialSite> {
  // In the folder of the project, so that the built server finds its packages.
  await mkdir(fileOf('.runtime'), { recursive: true });
  const dist = await mkdtemp(fileOf('.runtime/faults-'));
  const own = more.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'faults-data-')));
  const [port, backendPort, provider] = [await freePort(), await freePort(), await startRobotProvider()];
  const env: TrialSite['env'] = {
    ...throwawayEnvironment(),
    ...provider.env,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: own,
    TRUSTED_PROXIES: '1',
    ...more,
  };
  for (const locale of LOCALES)
    env[`SITE_URL_${locale.toUpperCase()}`] = `http://${locale}.localhost:${port}`;
  let [theBackend, theStorefront]: (Running | undefined)[] = [];
  const hosts = LOCALES.map((locale) => `${locale}.localhost:${port}`);
  const visitors = () => startVisitors({ port, hosts, paths: VISITED_PATHS, visitors: VISITORS });
  const stop = async () => {
    await theStorefront?.stop();
    await theBackend?.stop();
    provider.stop();
    for (const folder of more.DATA_DIR ? [dist] : [dist, own])
      await rm(folder, { recursive: true, force: true });
  };
  try {
    await cp(DIST, dist, { recursive: true });
    theBackend = await startProgram(backend(env));
    await renderInto(dist, 'faults', env);
    theStorefront = await startProgram(storefront(dist, env));
    // A page that was never requested has no last good response.
    const first = visitors();
    await first.more(hosts.length * VISITED_PATHS.length * 3);
    await first.stop();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    backendPort,
    host: `ru.localhost:${port}`,
    dataDir: own,
    env,
    async killBackend() {
      if (!theBackend) return;
      process.kill(theBackend.pid, 'SIGKILL');
      await theBackend.ended;
      theBackend = undefined;
    },
    async startBackend() {
      theBackend = await startProgram(backend(env));
    },
    visitors,
    stop,
  };
}
