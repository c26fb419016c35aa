import { describe, expect, it } from 'vitest';
import { missingPackages, stampOf } from './stamp.mjs';

const lockfile = Buffer.from('{"packages":{}}');
const stamp = stampOf(lockfile, 'linux', 'x64');
const [site, all] = [stamp('site'), stamp('all')];

it('architecture §7 bootstrap: packages are installed again for another lockfile, platform or processor', () => {
  const other = [
    stampOf(Buffer.from('{}'), 'linux', 'x64'),
    stampOf(lockfile, 'darwin', 'x64'),
    stampOf(lockfile, 'linux', 'arm64'),
  ];
  expect(stampOf(Buffer.from(lockfile), 'linux', 'x64')('site')).toBe(site);
  for (const one of other) expect(one('site')).not.toBe(site);
});

describe('D677 what is left to install', () => {
  const older = stampOf(Buffer.from('{}'), 'linux', 'x64');
  it.each<[string, string, 'site' | 'all', ReturnType<typeof missingPackages>]>([
    ['nothing installed, or interrupted: a start', '', 'site', { set: 'site', adds: false }],
    ['nothing installed, or interrupted: a test', '', 'all', { set: 'all', adds: false }],
    ['a start after a start', site, 'site', undefined],
    ['a test after a test', all, 'all', undefined],
    ['a start after a test', all, 'site', undefined],
    ['a test after a start adds the rest', site, 'all', { set: 'all', adds: true }],
    ['a start after an upgrade', older('site'), 'site', { set: 'site', adds: false }],
    ['a test after an upgrade', older('site'), 'all', { set: 'all', adds: false }],
    ['a start after an upgrade where tests ran', older('all'), 'site', { set: 'all', adds: false }],
  ])('%s', (_, found, needed, left) => {
    expect(missingPackages(found, needed, stamp)).toEqual(left);
  });
});
