import { cp, mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { DIST, renderInto, type RenderReport } from '../../scripts/build/make.ts';
import { type Running, startProgram } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import {
  BACKEND_ALLOCATOR,
  BACKEND_NODE_OPTIONS,
  fileOf,
  STOREFRONT_ALLOCATOR,
  STOREFRONT_NODE_OPTIONS,
  storefrontProgram,
} from '../../scripts/processes/programs.ts';
import { programFile } from './programs/bundled.ts';
import { copyInitialData, type InitialData, storePages, copyStoredPages } from './template.ts';

/** A temporary site for tests and measurements: its own ports and data, and the code of `dist`. */
export interface ThrowawaySite {
  port: number;
  backendPort: number;
  /** Folder of its build. */
  dist: string;
  /** Address of each host, without a trailing slash. */
  origins: Record<Locale, string>;
  /** The environment of its programs, to start more of them. */
  env: Record<string, string | undefined>;
  /** Duration of the first fill and of the start of the storefront, milliseconds. */
  took: { fill: number; start: number };
  /** Process ids of the backend and the storefront. */
  pids: number[];
  /** Result of rendering the pages. */
  rendered: RenderReport;
  stop: () => Promise<void>;
}

/** Initial state of a site. */
export interface SiteStart {
  /** Initial content of its data directory, from the template; without it the backend fills the directory. */
  data?: InitialData;
  /**
   * Prerendered pages: all of them; the same, stored for other sites; the stored ones, for a site with the same
   * public addresses and data; or none, for tests that read few pages: each page is then rendered on request.
   */
  pages?: 'rendered' | 'kept' | 'taken' | 'none';
}

/** The report of a skipped rendering. */
const NOTHING_RENDERED: RenderReport = { pages: 0, ms: 0, memory: [], cpuMs: 0 };

/**
 * Starts one. The build must exist.
 * @param more variables of its environment.
 */
export async function startThrowawaySite(
  more: Record<string, string> = {},
  { data, pages = 'rendered' }: SiteStart = {},
): Promise<ThrowawaySite> {
  // In the folder of the project, so that the built server finds its packages.
  await mkdir(fileOf('.runtime'), { recursive: true });
  const dist = await mkdtemp(fileOf('.runtime/site-'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-data-'));
  const port = Number(more.PORT ?? (await freePort()));
  const backendPort = Number(more.BACKEND_PORT ?? (await freePort()));
  const origins = {} as Record<Locale, string>;
  for (const locale of LOCALES) {
    origins[locale] = more[`SITE_URL_${locale.toUpperCase()}`] ?? `http://${locale}.localhost:${port}`;
  }
  const own = { PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir };
  const env = { ...throwawayEnvironment(), ...own, ...more };
  const running: Running[] = [];
  const stop = async () => {
    for (const program of running.reverse()) await program.stop();
    for (const folder of [dist, dataDir]) await rm(folder, { recursive: true, force: true });
  };
  try {
    const filter = (from: string) => pages !== 'none' || from !== path.join(DIST, 'pages');
    await cp(DIST, dist, { recursive: true, filter });
    if (pages === 'taken') await copyStoredPages(dist);
    if (data) await copyInitialData(data, dataDir);
    const clock = stopwatch();
    running.push(await startProgram(backend(env)));
    const fill = clock();
    const isRendering = pages === 'rendered' || pages === 'kept';
    const rendered = isRendering ? await renderInto(dist, 'throwaway', env) : NOTHING_RENDERED;
    if (pages === 'kept') await storePages(dist);
    clock();
    running.push(await startProgram(storefront(dist, env)));
    if (more.DESK_PORT) running.push(await startProgram(deskOf(dist, env)));
    const took = { fill, start: clock() };
    const pids = running.map(({ pid }) => pid);
    return { port, backendPort, dist, origins, env, took, pids, rendered, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The program of a backend with this environment. */
export function backend(env: ThrowawaySite['env']) {
  return {
    name: 'The backend',
    file: programFile('backend'),
    nodeOptions: BACKEND_NODE_OPTIONS,
    env: { ...BACKEND_ALLOCATOR, ...env },
  };
}

/**
 * The program of a storefront with this build and environment: one process, or the workers of
 * `STOREFRONT_WORKERS`.
 */
export function storefront(dist: string, env: ThrowawaySite['env']) {
  const file = env.STOREFRONT_WORKERS ? fileOf('scripts/supervise.ts') : storefrontProgram();
  const nodeOptions = STOREFRONT_NODE_OPTIONS;
  return {
    name: 'The storefront',
    file,
    nodeOptions,
    args: [dist],
    env: { ...STOREFRONT_ALLOCATOR, ...env },
  };
}

/** The program of a desk with this build, for environments with its port. */
export function deskOf(dist: string, env: ThrowawaySite['env']) {
  return { name: 'The desk', file: fileOf('integrations/desk/server/main.ts'), args: [dist], env };
}

/** The environment of a temporary program, without any configuration of the calling process. */
export function throwawayEnvironment(): ThrowawaySite['env'] {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(SITE_URL|BACKEND_URL|RECAPTCHA|S3|SENTRY)_|^(DATABASE_URL|DATABASE_READ_URL|BACKEND_PREFIX|BACKEND_HOST|SERVICE_TOKEN|SERVICE_UNSIGNED|CONTENT_DIR|HOST|DESK_PORT|DESK_URL|DESK_HOST|DESK_BACKEND_URL|PUBLISH_SECRET|SMTP_URL|MAIL_FROM|STAFF_EMAIL|TRUSTED_PROXIES|STOREFRONT_WORKERS|SHARED_LIMITS|ROBOT_CHECK_KEY|DEPLOY_DIR|DEMO_DATA|MAP_TILES_URL|MAP_TILES_CREDIT)$/.test(
        name,
      ),
  );
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    INTERNAL_PORT: '0',
  };
}

function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const took = now - last;
    last = now;
    return took;
  };
}
