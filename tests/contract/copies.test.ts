import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeContents } from '@tourbillon/backend/copying/describe-contents.ts';
import type { Contents } from '@tourbillon/backend/copying/load-contents.ts';
import { commitRestore, applyRestore } from '@tourbillon/backend/data-directory/apply-restore.ts';
import { pgliteSession } from '@tourbillon/backend/database/session.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { startBackend, type Backend } from '@tourbillon/backend/start-backend.ts';
import { openBucket } from '@tourbillon/platform/storage/open-storage.ts';
import { startS3 } from '../site/s3-server.ts';
import { makeBackup } from '../../scripts/backup/make-backup.ts';
import { moveToPostgres } from '../../scripts/backup/move-to-postgres.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { ask, send } from './ask.ts';
import { accessibleToOthers } from '../site/accessible-to-others.ts';
import { fillEveryTable } from './copies/fill-every-table.ts';
import { fewTexts } from './copies/few-texts.ts';
import { makeSmallShop } from './copies/small-shop.ts';
import { responsesOf } from './copies/responses.ts';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'copies-'));
const [original, restored] = [join(folder, 'original'), join(folder, 'restored')];
const archive = join(folder, 'shop.tar.gz');
const UPLOAD = 'a'.repeat(32);

const contentFolder = fewTexts(join(folder, 'content'));

const start = (dataDir: string, databaseUrl?: string) =>
  startBackend({ port: 0, dataDir, databaseUrl, contentFolder, log: pino({ level: 'silent' }) });

/**
 * Checksums of all rows of every table, and the values of sequences. @param databaseUrl of PostgreSQL, else
 * PGlite.
 */
async function contentsOf(dataDir: string, databaseUrl?: string) {
  const open = await openDatabase({ dataDir, databaseUrl });
  try {
    return await open.snapshot(describeContents);
  } finally {
    await open.close();
  }
}

/** Tables whose rows the planner knows nothing of. */
async function unknownTables(dataDir: string) {
  const open = await openDatabase({ dataDir });
  try {
    const unknown = `select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`;
    return await open.snapshot((session) => session.query(unknown));
  } finally {
    await open.close();
  }
}

/** The names of all files. */
function stateOf(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).sort();
}

describe('copies of the data', () => {
  let backend: Backend | undefined;
  let cluster: Cluster | undefined;
  /** Of the original: its responses, and its position in the feed of changes. */
  let responses: unknown[];
  let cursor: string;
  afterAll(async () => {
    await backend?.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeAll(async () => {
    await makeSmallShop(original);
    for (const [name, text] of [
      [`uploads/${UPLOAD}.jpeg`, 'a photograph'],
      [`item-photos/${UPLOAD}.jpeg`, 'of an item'],
      ['uploads/b.arriving', 'half a photograph'],
      [`photos/${UPLOAD}/${UPLOAD}.photo`, 'a photograph that waits'],
      ['spool/1-lead.lead', '{"waits":true}'],
      ['pictures/drawn.avif', 'can be drawn again'],
    ] as const) {
      mkdirSync(join(original, name, '..'), { recursive: true });
      writeFileSync(join(original, name), text);
    }
    backend = await start(original);
    const request = {
      user_name: 'Анна',
      telephone: '+79123456789',
      type_contact: 'telephone',
      feedback_phone: '',
    };
    for (const city of ['samara', 'moscow']) {
      const more = { feedback_type: 1, nickname: 'null', city };
      expect(await send(backend.url, 'ru', 'feedback', { ...request, ...more })).toMatchObject({
        status: 200,
      });
    }
    const { $client } = backend.database as unknown as { $client: PGlite };
    await $client.transaction(async (transaction) => fillEveryTable(await pgliteSession(transaction)));
    // // The running backend has noticed the rows that the test wrote directly.
    await vi.waitFor(
      async () => expect(JSON.stringify(await responsesOf(backend!.url))).toContain('/photo.'),
      {
        timeout: 20_000,
      },
    );
    const settings = { dataDir: original, backendPort: Number(new URL(backend.url).port) };
    await makeBackup(settings, archive);
    responses = await responsesOf(backend.url);
  });

  it('a backup of the running site has what cannot be made again, and nothing half-written', async () => {
    const names = execFileSync('tar', ['tzf', archive], { encoding: 'utf8' }).trim().split('\n');
    expect(names.filter((name) => !name.startsWith('database/'))).toEqual([
      `item-photos/${UPLOAD}.jpeg`,
      `photos/${UPLOAD}/${UPLOAD}.photo`,
      'publish-secret',
      'spool/1-lead.lead',
      'staff-key',
      `uploads/${UPLOAD}.jpeg`,
      'manifest.json',
    ]);
    expect(readdirSync(original).filter((name) => name.startsWith('backup-'))).toEqual([]);
    expect(accessibleToOthers(archive), 'files open to others').toEqual([]);
  });

  it('data that are in use are not restored over, and not moved', async () => {
    const replace = { archive, dataDir: original, replace: true };
    await expect(restoreBackup(replace)).rejects.toThrow('in use by another running backend');
    await expect(moveToPostgres(original, 'postgres://127.0.0.1:1/none')).rejects.toThrow('in use');
  });

  it('over data that are there only when told so; they are moved aside, and requests that wait stay', async () => {
    for (const name of ['database/PG_VERSION', 'spool/2-later.lead', 'staff-key']) {
      mkdirSync(join(restored, name, '..'), { recursive: true });
      writeFileSync(join(restored, name), 'before');
    }
    await expect(restoreBackup({ archive, dataDir: restored, replace: false })).rejects.toThrow('--replace');
    const { aside } = await restoreBackup({ archive, dataDir: restored, replace: true });
    expect(readdirSync(join(restored, aside ?? '')).sort()).toEqual(['database', 'spool', 'staff-key']);
    expect(readdirSync(join(restored, 'spool')).sort()).toEqual(['1-lead.lead', '2-later.lead']);
  });

  it('restored, every row of every table is there, and the site answers as before', async () => {
    ({ cursor } = await ask(requireRunning(backend).url, 'ru', 'changes', {}));
    await requireRunning(backend).close();
    backend = undefined;
    // As it was at the time of the backup: the site has continued since.
    const source = JSON.parse(
      execFileSync('tar', ['xzOf', archive, 'database/contents.json'], { encoding: 'utf8' }),
    ) as Contents;
    const empty = Object.entries(source.tables).filter(([, { rows }]) => rows === 0);
    expect(empty.map(([name]) => name).filter((name) => name !== 'stock_events')).toEqual([]);
    expect(withoutFeed(await contentsOf(restored))).toEqual(withoutFeed(source));
    expect(await unknownTables(restored)).toEqual([]);
    for (const name of [
      `uploads/${UPLOAD}.jpeg`,
      `item-photos/${UPLOAD}.jpeg`,
      'spool/1-lead.lead',
      'staff-key',
      'publish-secret',
    ]) {
      expect(readFileSync(join(restored, name))).toEqual(readFileSync(join(original, name)));
    }
    const second = await start(restored);
    try {
      expect(await responsesOf(second.url)).toEqual(responses);
      // A cursor of the feed before the restore: its reader is told to reload everything.
      expect(await ask(second.url, 'ru', 'changes', { since: cursor })).toMatchObject({ complete: false });
    } finally {
      await second.close();
    }
  });

  it.each<[string, (file: string) => void]>([
    ['torn in its middle', (file) => truncateSync(file, 40_000)],
    ['without its last byte', (file) => truncateSync(file, readFileSync(file).length - 1)],
    ['with another byte', (file) => writeFileSync(file, readFileSync(file).fill(7, 50_000, 50_001))],
    ['that is none', (file) => writeFileSync(file, 'a text')],
    ['that is empty', (file) => truncateSync(file, 0)],
  ])('a backup %s changes nothing', async (_, harm) => {
    const harmed = join(folder, 'harmed.tar.gz');
    copyFileSync(archive, harmed);
    harm(harmed);
    const before = stateOf(restored);
    await expect(restoreBackup({ archive: harmed, dataDir: restored, replace: true })).rejects.toThrow(
      /is torn, was changed, or is no backup.*Nothing was changed/s,
    );
    expect(stateOf(restored)).toEqual(before);
  });

  it('cut off while it puts things in place, a restore is finished by the next start', async () => {
    const cut = join(folder, 'cut');
    for (const place of ['database', 'restoring/database', 'restoring/uploads']) {
      mkdirSync(join(cut, place), { recursive: true });
      writeFileSync(join(cut, place, 'file'), place);
    }
    await commitRestore(cut, 'replaced-then');
    // As if the program was killed between the two renames.
    mkdirSync(join(cut, 'replaced-then'));
    renameSync(join(cut, 'database'), join(cut, 'replaced-then/database'));
    await applyRestore(cut);
    await applyRestore(cut);
    expect(readFileSync(join(cut, 'database/file'), 'utf8')).toBe('restoring/database');
    expect(readFileSync(join(cut, 'replaced-then/database/file'), 'utf8')).toBe('database');
    expect(readFileSync(join(cut, 'uploads/file'), 'utf8')).toBe('restoring/uploads');
    expect(readdirSync(cut).sort()).toEqual(['database', 'replaced-then', 'uploads']);
  });

  describeOnPostgres('with PostgreSQL', (binaries) => {
    const url = () => requireRunning(cluster).url;
    beforeAll(async () => {
      cluster = await startCluster(binaries);
    });

    it('a default install moves by one command, and both databases answer the same', async () => {
      const source = await contentsOf(original);
      await moveToPostgres(original, url());
      expect(await contentsOf(original, url())).toEqual(source);
      await expect(start(original)).rejects.toThrow(/have moved to PostgreSQL, 127.0.0.1:\d+\/postgres on/);
      const moved = await start(original, url());
      try {
        expect(await responsesOf(moved.url)).toEqual(responses);
        expect((await ask(moved.url, 'ru', 'changes', {})).cursor).toBe(cursor);
      } finally {
        await moved.close();
      }
    });

    it('into an empty one only', async () => {
      await expect(moveToPostgres(restored, url())).rejects.toThrow('has tables already');
    });

    it('and is backed up and restored by the same commands, files in a bucket included', async () => {
      const [copy, into] = [join(folder, 'postgres.tar.gz'), join(folder, 'into')];
      const s3 = await startS3(join(folder, 's3'));
      const bucketOf = async (prefix: string) => requireRunning(await openBucket(s3.env, prefix));
      const [bucket, other] = [await bucketOf('uploads/'), await bucketOf('restored/')];
      const [photographs, others] = [await bucketOf('item-photos/'), await bucketOf('restored-items/')];
      const large = join(folder, 'large');
      writeFileSync(large, randomBytes(3_000_000));
      await bucket.put(`${'c'.repeat(32)}.jpeg`, large);
      await photographs.put(`${'d'.repeat(32)}.jpeg`, large);
      await makeBackup({ dataDir: original, databaseUrl: url(), backendPort: 1, bucket, photographs }, copy);
      const before = await contentsOf(original, url());
      const to = { bucket: other, photographs: others };
      const restore = { archive: copy, dataDir: into, databaseUrl: url(), ...to };
      await expect(restoreBackup({ ...restore, replace: false })).rejects.toThrow('has tables already');
      expect(await contentsOf(original, url())).toEqual(before);
      await restoreBackup({ ...restore, replace: true });
      expect(withoutFeed(await contentsOf(original, url()))).toEqual(withoutFeed(before));
      // Also the files that were on the disk: all are in the bucket, where the site now looks for them.
      expect((await other.list('')).map(({ key }) => key)).toEqual(
        ['a', 'c'].map((letter) => `${letter.repeat(32)}.jpeg`),
      );
      expect((await others.list('')).map(({ key }) => key)).toEqual(
        ['a', 'd'].map((letter) => `${letter.repeat(32)}.jpeg`),
      );
      const found = requireRunning(await other.get(`${'c'.repeat(32)}.jpeg`));
      expect(Buffer.compare(await buffer(found.stream), readFileSync(large))).toBe(0);
      expect(existsSync(join(into, 'uploads'))).toBe(false);
      await s3.stop();

      const torn = join(folder, 'torn.tar.gz');
      const settings = { dataDir: original, databaseUrl: url(), backendPort: 1, bucket };
      await expect(makeBackup(settings, torn)).rejects.toThrow('The bucket does not answer');
      expect(readdirSync(folder).filter((name) => name.startsWith('torn'))).toEqual([]);
    });
  });
});

function requireRunning<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('it does not run');
  return one;
}

/** The feed has a new name after a restore, so leave it out. */
function withoutFeed({ tables, ...rest }: Contents): Contents {
  const { change_feed: _, ...others } = tables;
  return { ...rest, tables: others };
}
