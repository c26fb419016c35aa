import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LONGEST_WAIT } from '@tourbillon/backend/database/open/longest-timer.ts';
import { openPglite } from '@tourbillon/backend/database/open/pglite.ts';
import { accessibleToOthers } from '../site/accessible-to-others.ts';
import { bundlePrograms, programFile } from '../site/programs/bundled.ts';
import { fewTexts } from './copies/few-texts.ts';

const SOURCE = join(import.meta.dirname, '../../integrations/backend/main.ts');
const LIMIT = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'data-directory-'));
const content = fewTexts(join(folder, 'content'));
const started: ChildProcess[] = [];

beforeAll(bundlePrograms);
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('architecture §6 data directory', () => {
  test(
    'a second opener is refused with a sentence; after kill -9 the next one opens',
    { timeout: LIMIT },
    async () => {
      const dataDir = join(folder, 'shared');
      const first = await run(dataDir, {}, SOURCE);
      expect(first.last).toEqual({ ready: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
      expect(accessibleToOthers(dataDir), 'files open to others').toEqual([]);

      const second = await run(dataDir);
      expect(second.last.problem).toMatch(/in use by another running backend.*DATA_DIR/s);
      expect(await exitCode(second.child)).toBe(3);

      first.child.kill('SIGKILL');
      await exitCode(first.child);
      // Modes that an older version has left.
      for (const [name, mode] of [
        ['', 0o755],
        ['database', 0o755],
        ['database/PG_VERSION', 0o666],
      ] as const)
        chmodSync(join(dataDir, name), mode);
      const third = await run(dataDir);
      expect(accessibleToOthers(dataDir), 'files open to others, mended at the start').toEqual([]);
      expect(third.last).toHaveProperty('ready');
      const texts = ({ steps }: { steps: string[] }) =>
        steps.filter((step) => step === 'import-content').length;
      expect(texts(first), 'the first start imports the texts, in several steps').toBeGreaterThan(2);
      expect(texts(third), 'the next one imports none again').toBeLessThanOrEqual(1);
      expect(third.errors()).not.toMatch(/ExperimentalWarning/);

      third.child.kill('SIGTERM');
      expect(await exitCode(third.child)).toBe(0);
    },
  );

  test(
    'clocks: put back by two years under a pending alarm, PGlite sets it once more and is quiet',
    { timeout: LIMIT },
    async () => {
      const realTimeout = globalThis.setTimeout;
      const alarms: { wait: number; ring: () => void }[] = [];
      // The test fires timers of ten seconds and more itself.
      globalThis.setTimeout = ((ring: () => void, wait = 0, ...rest: []) => {
        if (wait < 10_000) return realTimeout(ring, wait, ...rest);
        alarms.push({ wait, ring });
        return realTimeout(() => undefined, LONGEST_WAIT).unref();
      }) as typeof setTimeout;
      onTestFinished(() => {
        vi.useRealTimers();
        globalThis.setTimeout = realTimeout;
      });
      const { database, close } = await openPglite(join(folder, 'shared'));
      await database.execute('create temporary table forms (id int)');
      await database.execute('insert into forms values (1)');
      const pending = alarms.length;
      expect(alarms[pending - 1]?.wait).toBe(10_000);

      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 365 * 24 * 3_600_000 });
      alarms[pending - 1]?.ring();
      expect(alarms.slice(pending).map(({ wait }) => wait)).toEqual([LONGEST_WAIT]);
      const counted = await database.execute('select count(*)::int as forms from forms');
      expect(counted).toMatchObject({ rows: [{ forms: 1 }] });
      await close();
    },
  );

  // Side by side: each starts a process, which takes seconds.
  test.concurrent('a damaged database is left as it is and explained', { timeout: LIMIT }, async () => {
    const dataDir = join(folder, 'damaged');
    const file = join(dataDir, 'database', 'PG_VERSION');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(file, 'not a database\n');
    const { last, child } = await run(dataDir);
    expect(last.problem).toMatch(/cannot be opened.*backup.*move that folder aside/s);
    expect(await exitCode(child)).toBe(3);
    expect(readFileSync(file, 'utf8')).toBe('not a database\n');
  });

  test.concurrent.each([
    [
      'a busy port',
      async () => ({ BACKEND_PORT: await busyPort(), DATA_DIR: join(folder, 'shared') }),
      /taken.*BACKEND_PORT/s,
    ],
    ['a port that is no number', () => ({ BACKEND_PORT: 'four' }), /BACKEND_PORT/],
    ['no PostgreSQL there', () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }), /DATABASE_URL/],
    ['an address others reach, without a token', () => ({ BACKEND_HOST: '0.0.0.0' }), /SERVICE_TOKEN/],
    ['a directory that cannot be', () => ({ DATA_DIR: '/dev/null/data' }), /DATA_DIR/],
  ])('%s gets a sentence that says what to do', { timeout: LIMIT }, async (_, environment, sentence) => {
    const { last, child } = await run(join(folder, 'not-opened'), await environment());
    expect(last.problem).toMatch(sentence);
    expect(await exitCode(child)).toBe(3);
  });
});

/** Runs the backend until it reports that it is ready or has a problem. */
async function run(
  dataDir: string,
  environment: Record<string, string> = {},
  program = programFile('backend'),
) {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      BACKEND_PORT: '0',
      DATA_DIR: dataDir,
      CONTENT_DIR: content,
      // Goods do not matter here, and filling them takes most of a start.
      DEMO_DATA: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const steps: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const message = JSON.parse(line) as { step?: string; ready?: string; problem?: string };
    if (message.step === undefined) return { child, last: message, steps, errors: () => errors };
    steps.push(message.step);
  }
  throw new Error(`the backend ended without a word: ${errors}`);
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** A port that is in use until the tests end. */
async function busyPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}
