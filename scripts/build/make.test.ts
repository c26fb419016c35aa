import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

/** A project of its own, without packages. */
const { root, outcome } = vi.hoisted(() => ({ root: { folder: '' }, outcome: { code: 0, output: '' } }));
vi.mock('../processes/programs.ts', async (original) => ({
  ...(await original<typeof import('../processes/programs.ts')>()),
  fileOf: (file: string) => `${root.folder}/${file}`,
}));
const runTool = vi.fn(async () => outcome);
vi.mock('../processes/command.ts', () => ({ runTool: (...args: []) => runTool(...args) }));
/** The program that compresses ends when a test lets it. */
const compression = () => Promise.withResolvers<string>();
let compressing = compression();
vi.mock('../processes/child.ts', () => ({ runProgram: () => compressing.promise }));
root.folder = mkdtempSync(path.join(tmpdir(), 'make-'));
const { bundle, DIST } = await import('./make.ts');

const RECORD = path.join(DIST, 'build.json');
const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
const shown = () => written.mock.calls.map(([text]) => String(text)).join('');

beforeEach(() => {
  written.mockClear();
  compressing = compression();
  compressing.resolve('');
  for (const folder of [DIST, path.join(root.folder, 'node_modules')])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(DIST);
  writeFileSync(RECORD, '{"code":"old","pages":"old"}');
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root.folder, { recursive: true });
});

const make = () => bundle({ code: 'new', pages: 'new' });
const bringPackages = () => mkdirSync(path.join(root.folder, 'node_modules/astro'), { recursive: true });

it('D647 a start that would have to build, without what builds, says so, and the old build stays', async () => {
  await expect(make()).rejects.toThrow(
    'The site has to be built, and development packages, which build it, are not installed.',
  );
  expect(existsSync(RECORD)).toBe(true);
});

it('a start that cannot build shows why, says so, and counts the build as unfinished', async () => {
  bringPackages();
  Object.assign(outcome, { code: 1, output: 'src/pages/about.astro: unexpected token' });
  await expect(make()).rejects.toThrow('The site could not be built; the reason is above.');
  expect(shown()).toContain(outcome.output);
  expect(existsSync(RECORD)).toBe(false);
});

it('a bundler that succeeds is silent, and its build is recorded', async () => {
  bringPackages();
  Object.assign(outcome, { code: 0, output: 'a hundred lines' });
  await (
    await make()
  ).compressed;
  expect(shown()).not.toContain(outcome.output);
  expect(existsSync(RECORD)).toBe(true);
});

it('D721 a build is recorded when its files are compressed, and not when that fails', async () => {
  bringPackages();
  Object.assign(outcome, { code: 0, output: '' });
  compressing = compression();
  const { compressed } = await make();
  expect(existsSync(RECORD)).toBe(false);
  compressing.resolve('');
  await compressed;
  expect(existsSync(RECORD)).toBe(true);

  compressing = compression();
  const failing = (await make()).compressed;
  compressing.reject(new Error('no space left'));
  await expect(failing).rejects.toThrow('no space left');
  expect(existsSync(RECORD)).toBe(false);
});

it('D693 both bundlers run with bounded memory', async () => {
  bringPackages();
  Object.assign(outcome, { code: 0, output: '' });
  runTool.mockClear();
  await make();
  const manner = {
    nodeOptions: ['--max-semi-space-size=8', '--max-old-space-size=1024'],
    env: { MIMALLOC_PURGE_DELAY: '0' },
  };
  expect(runTool.mock.calls).toEqual([
    ['astro/bin/astro.mjs', ['build'], manner],
    ['vite/bin/vite.js', expect.arrayContaining(['build']), manner],
  ]);
});
