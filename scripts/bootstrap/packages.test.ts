import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { installPackages } from './packages.mjs';

const root = { name: 'shop', version: '1.0.0', workspaces: ['integrations/*'] };
const needed = { dependencies: { served: 'file:served' }, devDependencies: { builder: 'file:builder' } };
const part = { name: 'part', version: '1.0.0' };

const LOCKFILE = {
  ...{ name: 'shop', version: '1.0.0', lockfileVersion: 3, requires: true },
  packages: {
    '': { ...root, ...needed },
    builder: { version: '1.0.0', dev: true },
    served: { version: '1.0.0' },
    'integrations/part': part,
    'node_modules/builder': { resolved: 'builder', link: true },
    'node_modules/part': { resolved: 'integrations/part', link: true },
    'node_modules/served': { resolved: 'served', link: true },
  },
};

it('architecture §7 bootstrap: what builds the site is installed on a machine for production', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'packages-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = (file: string, content: unknown) =>
    writeFile(path.join(folder, file), JSON.stringify(content));
  for (const name of ['served', 'builder', 'integrations/part']) {
    await mkdir(path.join(folder, name), { recursive: true });
    await write(`${name}/package.json`, { name: path.basename(name), version: '1.0.0' });
  }
  await write('package.json', { ...root, ...needed });
  await write('package-lock.json', LOCKFILE);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('npm_config_omit', 'dev');
  onTestFinished(() => void vi.unstubAllEnvs());

  await installPackages(folder, process.execPath, 'site');

  expect(existsSync(path.join(folder, 'node_modules/served/package.json'))).toBe(true);
  expect(existsSync(path.join(folder, 'node_modules/builder/package.json'))).toBe(true);
});
