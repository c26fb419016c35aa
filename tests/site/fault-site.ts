import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { prepareData } from '../trials/faults/prepare-data.ts';
import { startRobotProvider } from '../trials/faults/robot-provider.ts';
import { type Running, startProgram } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { linkTree } from './link-tree.ts';
import { backend, storefront } from './throwaway.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { STAFF, readSharedSite } from './site.ts';

/** Programs whose clock a test can shift. */
export const PROGRAMS = ['storefront', 'backend'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/** A separate site without stock. A test controls its clocks, disk, mail server and backend. */
export interface FaultSite {
  port: number;
  /** Port for its mail server; nothing listens there at first. */
  mailPort: number;
  /** Shifts the clock of a program by milliseconds; resolves when the program uses it. */
  setClock(program: ProgramName, shift: number): Promise<void>;
  /** Makes the storefront's disk full, or not full again. */
  fillDisk(isFull: boolean): Promise<void>;
  /** Files of the storefront in the data directory: waiting requests, and photographs. */
  storedFiles(): Promise<string[]>;
  /** Kills the backend. */
  killBackend(): Promise<void>;
  startBackend(): Promise<void>;
  /** Number of stored requests with a phone number. */
  storedWith(phone: string): Promise<number>;
  stop(): Promise<void>;
}

/** Milliseconds between two checks whether a program uses its clock. */
const PAUSE = 25;

/** Starts one beside the common site, with the same build and public addresses. */
export async function startFaultSite(): Promise<FaultSite> {
  const site = readSharedSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
  // In the folder of the project, so that the built server finds its packages.
  const dist = await mkdtemp(fileOf('.runtime/site-'));
  await linkTree(site.dist, dist);
  const dataDir = path.join(folder, 'data');
  await prepareData(dataDir);
  const provider = await startRobotProvider();
  const [port, backendPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const preloads = ['shifted-clock.mjs', 'full-disk.mjs'].map(
    (name) => `--import=${pathToFileURL(fileOf(`tests/trials/faults-data/${name}`)).href}`,
  );
  const env: Record<string, string | undefined> = {
    ...site.env,
    ...provider.env,
    // A clock that is years off makes signatures invalid; on one machine no signatures are required.
    BACKEND_HOST: '127.0.0.1',
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    STAFF_EMAIL: STAFF,
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: preloads.join(' '),
  };
  for (const locale of LOCALES) env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
  const fullDisk = path.join(folder, 'full');
  const clocks = { storefront: path.join(folder, 'storefront'), backend: path.join(folder, 'backend') };
  for (const clock of Object.values(clocks)) await writeFile(clock, '0');
  const running: Partial<Record<ProgramName, Running>> = {};
  const start = async (name: ProgramName) => {
    const own = { ...env, FAULT_CLOCK: clocks[name], FAULT_DISK: fullDisk };
    running[name] = await startProgram(name === 'backend' ? backend(own) : storefront(dist, own));
  };
  const stop = async () => {
    for (const name of PROGRAMS) await running[name]?.stop();
    provider.stop();
    for (const made of [dist, folder]) await rm(made, { recursive: true, force: true });
  };
  try {
    await start('backend');
    await start('storefront');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    mailPort,
    async setClock(name, shift) {
      const clock = clocks[name];
      if ((await readFile(clock, 'utf8')) === String(shift)) return;
      const reported = `${clock}.${running[name]?.pid}`;
      await writeFile(`${clock}.next`, String(shift));
      await rename(`${clock}.next`, clock);
      while ((await readFile(reported, 'utf8').catch(() => '')) !== String(shift)) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    },
    fillDisk: (isFull) => (isFull ? writeFile(fullDisk, '') : rm(fullDisk, { force: true })),
    async storedFiles() {
      const found = await Promise.all(
        ['spool', 'photos'].map((room) =>
          readdir(path.join(dataDir, room), { recursive: true, withFileTypes: true }).catch(() => []),
        ),
      );
      return found.flat().flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]));
    },
    async killBackend() {
      const { pid, ended } = running.backend!;
      process.kill(pid, 'SIGKILL');
      await ended;
    },
    startBackend: () => start('backend'),
    async storedWith(phone) {
      const desk = await openStaffAccess({ backend: `http://127.0.0.1:${backendPort}`, dataDir });
      try {
        return (await desk.list({})).filter(({ payload }) => payload.telephone === phone).length;
      } finally {
        await desk.close();
      }
    },
    stop,
  };
}
