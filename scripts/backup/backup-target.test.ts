import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupTarget } from './backup-target.ts';

let folder: string;
/** A release of the clone. */
let release: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'backup-target-')));
  release = path.join(folder, 'clone/.releases/releases/1');
  for (const made of ['clone/.data', 'clone/.releases/releases/1', 'data'])
    mkdirSync(path.join(folder, made), { recursive: true });
  symlinkSync(path.join(folder, 'clone/.data'), path.join(release, '.data'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('D603 a backup outlives the release that made it', () => {
  it.each([
    ['of a clone', 'clone/.data', 'clone/backups'],
    ['of a clone that has no data yet', 'new/.data', 'new/backups'],
    ['of a release of the clone', 'clone/.releases/releases/1/.data', 'clone/backups'],
    ['of a data directory of its own', 'data', 'data/backups'],
  ])('%s, when no place is named', async (_, dataDir, expected) => {
    const target = await backupTarget(undefined, path.join(folder, dataDir), release);
    expect(target).toBe(path.join(folder, expected));
  });

  it('a place that is named is taken, but none inside the release', async () => {
    expect(await backupTarget('/mnt/backups', folder, release)).toBe('/mnt/backups');
    const clone = path.join(folder, 'clone');
    expect(await backupTarget(`${clone}/shop.tgz`, folder, clone)).toBe(`${clone}/shop.tgz`);
    await expect(backupTarget(`${release}/shop.tgz`, folder, `${release}/`)).rejects.toThrow('later deploy');
  });
});
