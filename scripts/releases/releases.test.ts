import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyMissingAssets, listAssets } from './assets.ts';
import { copyProject } from './copy-project.ts';
import { removeOldReleases, sweepUnfinished } from './remove-old-releases.ts';
import { fileOf } from '../processes/programs.ts';
import { accessibleToOthers } from '../../tests/site/accessible-to-others.ts';
import { lockReleases } from './lock.ts';
import { nameOf } from './make-release.ts';
import {
  currentRelease,
  listReleases,
  setCurrentRelease,
  type Release,
  releaseBefore,
  releaseRoot,
  releasesFolder,
  writeRelease,
} from './release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A finished release with hashed files of those names. */
async function release(name: string, ...files: string[]): Promise<Release> {
  const root = releaseRoot(folder, name);
  const dist = path.join(root, 'dist');
  mkdirSync(path.join(dist, 'client/_astro'), { recursive: true });
  for (const file of files) writeFileSync(path.join(dist, 'client/_astro', file), `${name} ${file}`);
  const made = { name, root, dist, backend: 'b', pages: 'p', assets: await listAssets(dist) };
  await writeRelease(made);
  return made;
}

const names = async () => (await listReleases(folder)).map(({ name }) => name);

describe('architecture §3 deploy: releases', () => {
  it.each([
    ['the project', '/srv/site', {}, '/srv/site/.releases'],
    ['the project, elsewhere', '/srv/site', { deployDir: '/opt/site' }, '/opt/site'],
    ['a release', '/opt/site/releases/2026-11-21-143502-1a2b3c4/', { deployDir: '/other' }, '/opt/site'],
  ])('folder of releases of %s', (_, root, env, expected) => {
    expect(releasesFolder(root, env)).toBe(expected);
  });

  it('names sort by time', () => {
    const [first, second] = [new Date('2026-11-09T23:59:59Z'), new Date('2026-11-10T00:00:00Z')];
    expect(nameOf(first, 'ffffffff')).toBe('2026-11-09-235959-fffffff');
    expect(nameOf(first, 'ffffffff') < nameOf(second, '00000000')).toBe(true);
  });

  it('the pointer names one, or none; an unfinished one is none', async () => {
    expect(await currentRelease(folder)).toBeUndefined();
    const first = await release('1');
    await setCurrentRelease(folder, '1');
    expect(await currentRelease(folder)).toEqual(first);
    await release('2');
    await setCurrentRelease(folder, '2');
    expect((await currentRelease(folder))?.name).toBe('2');
    mkdirSync(releaseRoot(folder, '3'));
    expect(await names()).toEqual(['1', '2']);
    await sweepUnfinished(folder);
    expect(await names()).toEqual(['1', '2']);
    expect(() => readFileSync(releaseRoot(folder, '3'))).toThrow('ENOENT');
    await setCurrentRelease(folder, undefined);
    expect(await currentRelease(folder)).toBeUndefined();
  });

  it.each([
    ['the newest are kept', 2, '4', ['3', '4']],
    ['the one in use and the one before it always', 2, '2', ['1', '2', '3', '4']],
    ['all when there are few', 9, '4', ['1', '2', '3', '4']],
    ['D697 one whose programs run', 2, '4', ['1', '3', '4'], ['1', '4', 'source']],
  ])('%s', async (_, count, inUse, expected, running: string[] = []) => {
    for (const name of ['1', '2', '3', '4']) await release(name);
    await removeOldReleases(folder, count, inUse, running);
    expect(await names()).toEqual(expected);
  });

  it('the way back skips a release that was gone back from, and its aim is never deleted', async () => {
    const made = { '1': await release('1'), '2': await release('2'), '3': await release('3') };
    await writeRelease({ ...made[2], before: '1' });
    // Made while the first was in use again.
    await writeRelease({ ...made[3], before: '1' });
    const wayBack = async () => {
      const releases = await listReleases(folder);
      return releases.map((one) => releaseBefore(releases, one)?.name);
    };
    expect(await wayBack()).toEqual([undefined, '1', '1']);
    expect(await removeOldReleases(folder, 2, '3')).toEqual([]);
    await release('4');
    expect(await removeOldReleases(folder, 2, '4')).toEqual(['1', '2']);
    expect(await wayBack(), 'the next older one, where it is unknown or deleted').toEqual([undefined, '3']);
  });

  it('a release gets the hashed files of another that it lacks, and keeps its own', async () => {
    const [before, after] = [await release('1', 'a.js', 'same.js'), await release('2', 'b.js', 'same.js')];
    await copyMissingAssets(before, after.dist);
    await copyMissingAssets(before, after.dist);
    const read = (file: string) => readFileSync(path.join(after.dist, 'client/_astro', file), 'utf8');
    expect([read('a.js'), read('b.js'), read('same.js')]).toEqual(['1 a.js', '2 b.js', '2 same.js']);
    expect((await listReleases(folder))[1]?.assets.sort()).toEqual(['_astro/b.js', '_astro/same.js']);
  });

  it('D687 one deploy at a time; a dead one holds nobody up, whoever has its number now', async () => {
    const deploy = (end: string) => `
      const { lockReleases } = await import(${JSON.stringify(fileOf('scripts/releases/lock.ts'))});
      globalThis.release = await lockReleases(${JSON.stringify(folder)});
      ${end}`;
    const other = spawn(process.execPath, ['-e', deploy(`console.log(''); setInterval(() => {}, 1000)`)]);
    await once(other.stdout, 'data');
    expect(accessibleToOthers(path.join(folder, 'releases')), 'files open to others').toEqual([]);
    await expect(lockReleases(folder)).rejects.toThrow('Another deploy is under way');
    other.kill('SIGKILL');
    await once(other, 'exit');
    // Of an older program: the number of a process that is alive, and makes no deploy.
    writeFileSync(path.join(folder, 'deploy.lock'), '1');
    const letGo = await lockReleases(folder);
    await expect(lockReleases(folder)).rejects.toThrow('Another deploy is under way');
    await letGo();
    await (
      await lockReleases(folder)
    )();
  });

  it('copies sources and packages, shares data and Node, leaves what was made here', async () => {
    const [from, to] = [path.join(folder, 'project'), path.join(folder, 'copy')];
    const files = ['src/a.ts', 'dist/b', '.git/c', 'node_modules/p/d.js', 'node_modules/.vite/e', '.data/f'];
    for (const file of files) {
      mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
      writeFileSync(path.join(from, file), file);
    }
    await copyProject(from, to);
    const there = files.map((file) => {
      try {
        return readFileSync(path.join(to, file), 'utf8') === file;
      } catch {
        return false;
      }
    });
    expect(there).toEqual([true, false, false, true, false, true]);
    expect(await readlink(path.join(to, '.data'))).toBe(path.join(from, '.data'));
    writeFileSync(path.join(from, 'src/a.ts'), 'changed');
    expect(readFileSync(path.join(to, 'src/a.ts'), 'utf8')).toBe('src/a.ts');
  });

  it('copies neither releases nor data that are in the project, nor backups', async () => {
    const from = path.join(folder, 'project');
    const to = path.join(from, 'live/deploys/releases/1');
    const files = ['live/readme', 'live/deploys/releases/0/a', 'shop-data/database/b', 'shop.tar.gz'];
    for (const file of ['node_modules/p/d.js', ...files]) {
      mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
      writeFileSync(path.join(from, file), file);
    }
    await copyProject(from, to, [path.dirname(to), path.join(from, 'shop-data')]);
    expect(files.filter((file) => existsSync(path.join(to, file)))).toEqual(['live/readme']);
  });
});
