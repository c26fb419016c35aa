import { expect, it } from 'vitest';
import { stampOf } from './stamp.mjs';

const lockfile = Buffer.from('{"packages":{}}');

it('architecture §7 bootstrap: packages are installed again for another lockfile, platform or processor', () => {
  const stamp = stampOf(lockfile, 'linux', 'x64');
  expect(stampOf(Buffer.from(lockfile), 'linux', 'x64')).toBe(stamp);
  expect(stampOf(Buffer.from('{}'), 'linux', 'x64')).not.toBe(stamp);
  expect(stampOf(lockfile, 'darwin', 'x64')).not.toBe(stamp);
  expect(stampOf(lockfile, 'linux', 'arm64')).not.toBe(stamp);
});
