import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeContents } from '@tourbillon/backend/copying/describe-contents.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { enqueueMail } from '@tourbillon/backend/mail/mail-queue.ts';
import { startBackend, type Backend } from '@tourbillon/backend/start-backend.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { readSettings } from '../../scripts/processes/settings.ts';
import { openReleaseBackend } from '../../scripts/releases/release-backend.ts';
import { copyData } from '../../scripts/releases/copy-data.ts';
import type { SiteState } from '../../scripts/releases/site.ts';
import { send } from './ask.ts';
import { responsesOf } from './copies/responses.ts';
import { fewTexts } from './copies/few-texts.ts';
import { makeSmallShop } from './copies/small-shop.ts';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'trial-'));
const original = join(folder, 'original');
const contentFolder = fewTexts(join(folder, 'content'));
const file = join(original, 'uploads', `${'a'.repeat(32)}.jpeg`);
const MIGRATIONS = 'integrations/backend/database/migrations';

const start = (dataDir: string, trial: boolean) =>
  startBackend({ port: 0, dataDir, contentFolder, trial, log: pino({ level: 'silent' }) });

const lettersOf = async ({ database }: Backend) =>
  (await database.select().from(schema.mailQueue)).map(({ attempts }) => attempts);

async function contentsOf(dataDir: string, databaseUrl?: string) {
  const open = await openDatabase({ dataDir, databaseUrl });
  return open.snapshot(describeContents).finally(() => open.close());
}

describe('a new backend is tried on a copy of the data', () => {
  let backend: Backend;
  let bucket: Server;
  let askedOfBucket = 0;
  /** Number of attempts for each letter of the trial. */
  let ofTrial: number[];
  let askedByTrial: number;
  let existsAfterTrial: boolean;
  let place: { dataDir: string; backendPort: number };

  beforeAll(async () => {
    await makeSmallShop(original);
    const { database, close } = await openDatabase({ dataDir: original });
    const values = { link: 'https://example.com/', name: 'Анна' };
    const letter = { to: 'ann@example.com', locale: 'ru', template: 'verifyEmail', values } as never;
    await enqueueMail(database, letter, new Date(0));
    await close();
    mkdirSync(join(original, 'uploads'));
    writeFileSync(file, 'of a request that the database does not have');
    utimesSync(file, 0, 0);
    bucket = createServer((_, reply) => {
      askedOfBucket += 1;
      reply.writeHead(503).end();
    });
    await new Promise<void>((done) => bucket.listen(0, '127.0.0.1', done));
    const { port } = bucket.address() as AddressInfo;
    for (const [name, value] of Object.entries({
      DATA_DIR: original,
      CONTENT_DIR: contentFolder,
      LOG_LEVEL: 'silent',
      S3_BUCKET: 'tourbillon',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    })) {
      vi.stubEnv(name, value);
    }
    const trial = await start(original, true);
    ofTrial = await lettersOf(trial);
    await trial.close();
    [askedByTrial, existsAfterTrial] = [askedOfBucket, existsSync(file)];
    backend = await start(original, false);
    place = { dataDir: original, backendPort: Number(new URL(backend.url).port) };
    const person = {
      user_name: 'Анна',
      telephone: '+79123456789',
      type_contact: 'telephone',
      feedback_phone: '',
    };
    const request = { ...person, feedback_type: 1, nickname: 'null', city: 'samara' };
    expect(await send(backend.url, 'ru', 'feedback', request)).toMatchObject({ status: 200 });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    bucket.close();
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Code of a release whose database has one migration more. */
  function releaseWith(name: string, migration: string): string {
    const root = fileOf(`.runtime/trial-${process.pid}-${name}`);
    for (const part of ['package.json', 'src', 'integrations/backend']) {
      cpSync(fileOf(part), join(root, part), { recursive: true });
    }
    const journal = join(root, MIGRATIONS, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
    const entry = {
      idx: entries.length,
      version: '7',
      when: Date.now(),
      tag: '9999_trial',
      breakpoints: true,
    };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, entry] }));
    writeFileSync(join(root, MIGRATIONS, '9999_trial.sql'), migration);
    return root;
  }

  /** Checks the release as a deploy does, beside the running backend. */
  const tryRelease = (root: string, site: SiteState | undefined) => {
    const release = { name: 'next', root, dist: join(root, 'dist'), backend: 'next', pages: '', assets: [] };
    return openReleaseBackend(release, { ...readSettings(), backendPort: place.backendPort }, site);
  };

  it('which sends nothing and deletes nothing, in the bucket neither', async () => {
    expect(ofTrial).toEqual([0]);
    // A backend that is not in trial mode does this at once: it sends a due letter and cleans up the bucket.
    await vi.waitUntil(async () => (await lettersOf(backend)).join() === '1', { timeout: 20_000 });
    await vi.waitUntil(() => askedOfBucket > 0, { timeout: 20_000 });
    expect([askedByTrial, existsAfterTrial]).toEqual([0, true]);
  });

  it.each([
    ['a running site', { pid: 0, release: '', dist: '', backend: 'now' }],
    ['a site whose storefront is stopped', undefined],
  ])(
    'a migration that the data at hand of %s forbid is refused, and the backend goes on',
    { timeout: 60_000 },
    async (_, site) => {
      const root = releaseWith('bad', 'alter table requests add column trial text not null');
      const [before, asked] = [await responsesOf(backend.url), askedOfBucket];
      const tried = tryRelease(root, site).finally(() => rmSync(root, { recursive: true }));
      await expect(tried).rejects.toThrow(/"trial".*contains null values.*tried with a copy of the data/s);
      expect(await responsesOf(backend.url)).toEqual(before);
      expect(readdirSync(original).filter((name) => name.startsWith('backup-'))).toEqual([]);
      expect(askedOfBucket).toBe(asked);
    },
  );

  describeOnPostgres('of PostgreSQL', (binaries) => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startCluster(binaries);
      const { database, migrate, close } = await openDatabase({
        dataDir: original,
        databaseUrl: cluster.url,
      });
      await migrate();
      await database.insert(schema.markers).values({ name: 'demo-data', value: 1 });
      await close();
    });
    afterAll(() => cluster.stop());

    const names = async () => {
      const client = new Client({ connectionString: cluster.url });
      await client.connect();
      const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
      await client.end();
      return rows.map(({ datname }) => datname).filter((name) => name.startsWith('tourbillon_trial_'));
    };

    it(
      'with a migration that they allow, on a machine with nothing but a backend',
      { timeout: 60_000 },
      async () => {
        const root = releaseWith('good', 'alter table requests add column trial text');
        vi.stubEnv('DATABASE_URL', cluster.url);
        try {
          const { env, stop } = await tryRelease(root, undefined);
          expect(await names()).toHaveLength(1);
          expect((await fetch(`${env.BACKEND_URL_RU}/currency`)).status).toBe(200);
          await stop();
          expect(await names()).toEqual([]);
        } finally {
          vi.stubEnv('DATABASE_URL', undefined);
          rmSync(root, { recursive: true });
        }
      },
    );

    it('in a database beside, which goes when it was tried', async () => {
      const copy = await copyData({ ...place, databaseUrl: cluster.url }, join(folder, 'none'));
      expect(await names()).toHaveLength(1);
      const [there, here] = [await contentsOf('', copy?.databaseUrl), await contentsOf('', cluster.url)];
      expect({ ...there.tables, change_feed: 0 }).toEqual({ ...here.tables, change_feed: 0 });
      await copy?.clear();
      expect(await names()).toEqual([]);
    });

    it('or not, where the user may make none', async () => {
      const client = new Client({ connectionString: cluster.url });
      await client.connect();
      await client.query('create role shop login');
      await client.end();
      const databaseUrl = cluster.url.replace('postgres@', 'shop@');
      expect(await copyData({ ...place, databaseUrl }, join(folder, 'none'))).toBeUndefined();
      expect(await names()).toEqual([]);
    });
  });
});
