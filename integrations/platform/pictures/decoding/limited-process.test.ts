import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLimited } from './limited-process.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'limited-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a program with this source text. */
async function start(words: string, limits = { cpu: 20, data: 1_100_000 }): Promise<ChildProcess> {
  const file = path.join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(file, words);
  return startLimited([], file, limits);
}

const said = async (child: ChildProcess) => ((await once(child, 'message')) as unknown[])[0];

it('a decoder finds nothing of the storefront in its environment', async () => {
  process.env.PUBLISH_SECRET = 'a secret';
  const child = await start('process.send(Object.keys(process.env))');
  delete process.env.PUBLISH_SECRET;
  const found = (await said(child)) as string[];
  expect(found.filter((name) => !/^(NODE_CHANNEL_\w+|PWD|OLDPWD|SHLVL|_)$/.test(name)).sort()).toEqual([
    'MALLOC_ARENA_MAX',
    'UV_THREADPOOL_SIZE',
    'VIPS_DISC_THRESHOLD',
  ]);
});

// Only Linux enforces both limits. On other systems the checks of `decoder.ts` replace them.
it.runIf(process.platform === 'linux')('the system limits its memory', async () => {
  const child = await start(
    `const taken = [];
     try { for (;;) taken.push(Buffer.alloc(20_000_000, 1)); } catch {}
     process.send([taken.length * 20, process.argv.slice(2)]);`,
  );
  const [megabytes, limits] = (await said(child)) as [number, string[]];
  expect(limits).toEqual(['20', '1100000']);
  expect(megabytes).toBeLessThan(650);
  expect(megabytes, 'what an honest picture takes').toBeGreaterThan(400);
});

it.runIf(process.platform !== 'win32')('the system ends it when its time is used up', async () => {
  const child = await start('for (;;);', { cpu: 1, data: 1_100_000 });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code, signal]).toEqual([null, expect.stringMatching(/^SIG(XCPU|KILL)$/)]);
});

it.runIf(process.platform !== 'win32')('it writes no file', async () => {
  const child = await start(
    `import { writeFileSync } from 'node:fs';
     process.on('SIGXFSZ', () => undefined);
     try { writeFileSync(${JSON.stringify(path.join(folder, 'loot'))}, 'x'); process.send('written'); }
     catch (error) { process.send(error.code); }`,
  );
  expect(await said(child)).toBe('EFBIG');
});
