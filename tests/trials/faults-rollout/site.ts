import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { postgresBinaries } from '../../contract/postgres-binaries.ts';
import { startCluster } from '../../contract/postgres-cluster.ts';
import { Problem } from '../../../scripts/bootstrap/problem.mjs';
import { type RunningProject, startProject } from '../faults-deploy/running-project.ts';
import { startNginx } from '../../site/nginx/start-nginx.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { SEPARATE_MACHINES } from '../../site/separate-machines.ts';
import { startS3 } from '../../site/s3-server.ts';
import { type BackendMachine, openBackendMachine } from './backend-machine.ts';

/**
 * A site of four machines on one: two with a storefront that is deployed, two with a backend, and nginx in front
 * of all.
 */
export interface RolloutSite {
  /** Port and certificate of nginx, and its hosts. */
  tls: number;
  certificate: string;
  hosts: string[];
  storefronts: [RunningProject, RunningProject];
  backends: BackendMachine;
  /** Names of the files in the bucket. */
  uploads: () => Promise<string[]>;
}

const SECRETS = { PUBLISH_SECRET: 'publish-of-the-trial', ROBOT_CHECK_KEY: 'robots-of-the-trial' };

/**
 * Starts PostgreSQL, a bucket, two backends, nginx with the shipped configuration, and two storefronts with their
 * own disks.
 * @param onStop registers a function that stops something; the last registered runs first. @throws Problem for
 * missing software.
 */
export async function startRolloutSite(onStop: (stop: () => Promise<void>) => void): Promise<RolloutSite> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Problem('PostgreSQL is needed, e.g. apt-get install postgresql.');
  const folder = await mkdtemp(path.join(tmpdir(), 'rollout-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [plain = 0, tls = 0, inner = 0, first = 0, second = 0, third = 0, fourth = 0] = ports;
  const hosts = LOCALES.map((locale) => `${locale}.localhost`);

  const cluster = await startCluster(binaries);
  onStop(cluster.stop);
  const s3 = await startS3(path.join(folder, 's3'));
  onStop(s3.stop);
  const provider = createServer((_, reply) => reply.end('{"success":true}'));
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  onStop(async () => void provider.close());
  const common: Record<string, string> = {
    ...s3.env,
    ...SECRETS,
    ...SEPARATE_MACHINES,
    RECAPTCHA_SITE_KEY_RU: 'site',
    RECAPTCHA_SECRET_RU: 'secret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
    TRUSTED_PROXIES: '1',
    SHARED_LIMITS: 'backend',
  };
  for (const [place, locale] of LOCALES.entries()) {
    common[`SITE_URL_${locale.toUpperCase()}`] = `https://${hosts[place]}:${tls}`;
    common[`BACKEND_URL_${locale.toUpperCase()}`] = `http://127.0.0.1:${inner}/${locale}`;
  }

  const backends = await openBackendMachine(folder, [third, fourth], {
    ...common,
    DATABASE_URL: cluster.url,
  });
  onStop(backends.stop);
  const shape = { plain, tls, inner, hosts, storefronts: [first, second], backends: [third, fourth] };
  const nginx = await startNginx(folder, shape);
  onStop(nginx.stop);

  const machine = async (port: number): Promise<RunningProject> => {
    const project = await startProject(2, common, port);
    onStop(project.stop);
    return project;
  };
  const storefronts: RolloutSite['storefronts'] = [await machine(first), await machine(second)];
  const certificate = await readFile(nginx.certificate, 'utf8');
  return { tls, certificate, hosts, storefronts, backends, uploads: s3.keys };
}
