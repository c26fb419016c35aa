import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { postgresBinaries } from '../../contract/postgres-binaries.ts';
import { startCluster, startReplica } from '../../contract/postgres-cluster.ts';
import { Problem } from '../../../scripts/bootstrap/problem.mjs';
import { DIST, renderInto } from '../../../scripts/build/make.ts';
import { type KillableProgram, startKillable } from '../faults/killable-program.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { fileOf } from '../../../scripts/processes/programs.ts';
import { SEPARATE_MACHINES } from '../../site/separate-machines.ts';
import { backend, storefront, throwawayEnvironment } from '../../site/throwaway.ts';
import { startNginx } from '../../site/nginx/start-nginx.ts';
import { type S3Server, startS3 } from '../../site/s3-server.ts';

/** A program on a port, which can be killed, stopped and started. */
export interface Machine {
  port: number;
  mortal: KillableProgram;
}

/** A site of several machines, on the loopback interface of one. Each program has its own disk. */
export interface Machines {
  /** Ports of nginx. */
  plain: number;
  tls: number;
  hosts: string[];
  /** Text of the certificate. */
  certificate: string;
  storefronts: [Machine, Machine];
  backends: [Machine, Machine];
  contentFolder: string;
  secrets: { publish: string; staff: string };
  /** Current lines of nginx's log. */
  log: () => Promise<{ path: string; status: number; kept: string }[]>;
  /** Stops the bucket, and starts it again with its content. */
  bucket: { stop: () => Promise<void>; start: () => Promise<void> };
  stop: () => Promise<void>;
}

const SECRETS = {
  publish: 'publish-of-the-trial',
  staff: 'staff-of-the-trial',
  robots: 'robots-of-the-trial',
};

/**
 * Starts PostgreSQL with a replica, S3, two backends, two storefronts and nginx. @throws Problem for missing
 * software.
 */
export async function startMachines(): Promise<Machines> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Problem('PostgreSQL is needed, e.g. apt-get install postgresql.');
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    return await startAll(binaries, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  binaries: string,
  stops: (() => unknown)[],
  stop: () => Promise<void>,
): Promise<Machines> {
  const folder = await mkdtemp(path.join(tmpdir(), 'machines-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [plain = 0, tls = 0, inner = 0, first = 0, second = 0, third = 0, fourth = 0] = ports;
  const hosts = LOCALES.map((locale) => `${locale}.localhost`);

  const primary = await startCluster(binaries);
  stops.push(primary.stop);
  const replica = await startReplica(binaries, primary);
  stops.push(replica.stop);
  let s3: S3Server = await startS3(path.join(folder, 's3'));
  stops.push(() => s3.stop());
  const contentFolder = path.join(folder, 'content');
  await cp(CONTENT_FOLDER, contentFolder, { recursive: true });

  const common: Record<string, string | undefined> = { ...throwawayEnvironment(), ...s3.env };
  for (const [place, locale] of LOCALES.entries()) {
    common[`SITE_URL_${locale.toUpperCase()}`] = `https://${hosts[place]}:${tls}`;
    common[`BACKEND_URL_${locale.toUpperCase()}`] = `http://127.0.0.1:${inner}/${locale}`;
  }
  const secrets = { PUBLISH_SECRET: SECRETS.publish, ROBOT_CHECK_KEY: SECRETS.robots };
  Object.assign(common, secrets, SEPARATE_MACHINES);

  const startBackend = async (name: string, port: number): Promise<Machine> => {
    const own = { BACKEND_PORT: String(port), DATA_DIR: path.join(folder, name), STAFF_KEY: SECRETS.staff };
    const database = { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url };
    const mortal = await startKillable(
      backend({ ...common, ...own, ...database, CONTENT_DIR: contentFolder }),
    );
    stops.push(mortal.stop);
    return { port, mortal };
  };
  const backends: Machines['backends'] = [
    await startBackend('backend-1', third),
    await startBackend('backend-2', fourth),
  ];

  const shape = { plain, tls, inner, hosts, storefronts: [first, second], backends: [third, fourth] };
  const nginx = await startNginx(folder, shape);
  stops.push(nginx.stop);

  // In the folder of the project, so that the built server finds its packages.
  await mkdir(fileOf('.runtime'), { recursive: true });
  const dists = [await mkdtemp(fileOf('.runtime/machine-')), await mkdtemp(fileOf('.runtime/machine-'))];
  stops.push(() => Promise.all(dists.map((dist) => rm(dist, { recursive: true, force: true }))));
  await cp(DIST, dists[0] ?? '', { recursive: true });
  await renderInto(dists[0] ?? '', 'machines', common);
  await cp(dists[0] ?? '', dists[1] ?? '', { recursive: true });
  const startStorefront = async (place: number, port: number): Promise<Machine> => {
    const own = { PORT: String(port), DATA_DIR: path.join(folder, `storefront-${place}`) };
    const several = { STOREFRONT_WORKERS: '1', TRUSTED_PROXIES: '1', SHARED_LIMITS: 'backend' };
    const mortal = await startKillable(storefront(dists[place] ?? '', { ...common, ...own, ...several }));
    stops.push(mortal.stop);
    return { port, mortal };
  };
  const storefronts: Machines['storefronts'] = [
    await startStorefront(0, first),
    await startStorefront(1, second),
  ];
  const s3Port = Number(new URL(s3.env.S3_ENDPOINT ?? '').port);
  return {
    plain,
    tls,
    hosts,
    certificate: await readFile(nginx.certificate, 'utf8'),
    storefronts,
    backends,
    contentFolder,
    secrets: SECRETS,
    log: async () => {
      const text = await readFile(path.join(folder, 'log/tourbillon.log'), 'utf8');
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { path: string; status: number; kept: string });
    },
    bucket: {
      stop: () => s3.stop(),
      start: async () => {
        s3 = await startS3(path.join(folder, 's3'), s3Port);
      },
    },
    stop,
  };
}
