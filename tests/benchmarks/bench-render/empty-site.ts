import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/processes/ports.ts';
import { fileOf } from '../../../scripts/processes/programs.ts';
import { runTool } from '../../../scripts/processes/command.ts';
import { statusOf } from '../measure/status-of.ts';

/** An Astro site with one empty page, made on demand by the standalone server of the Node adapter. */
export interface EmptySite {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

const CONFIGURATION = `import node from '@astrojs/node';
export default { output: 'server', adapter: node({ mode: 'standalone' }), devToolbar: { enabled: false } };
`;

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Empty</title></head>
  <body></body>
</html>
`;

/** Starts the site, which is built once for each version of Astro. @throws when it cannot be built or started. */
export async function startEmptySite(): Promise<EmptySite> {
  const root = await builtSite();
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(root, 'dist/server/entry.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill();
    await ended;
  };
  while ((await statusOf(port, 'localhost', '/')) !== 200) {
    if (server.exitCode !== null) throw new Error('The empty site did not start.');
    await sleep(50);
  }
  return { port, pid: server.pid ?? 0, stop };
}

/** The folder of the built site: in that of the project, so that it finds its packages. */
async function builtSite(): Promise<string> {
  const versions = await Promise.all(['astro', '@astrojs/node'].map(versionOf));
  const kept = fileOf(`.runtime/empty-astro-${versions.join('-')}`);
  if (existsSync(kept)) return kept;
  await mkdir(fileOf('.runtime'), { recursive: true });
  const root = await mkdtemp(fileOf('.runtime/empty-'));
  await mkdir(path.join(root, 'src/pages'), { recursive: true });
  await writeFile(path.join(root, 'astro.config.mjs'), CONFIGURATION);
  await writeFile(path.join(root, 'src/pages/index.astro'), PAGE);
  const { code, output } = await runTool('astro/bin/astro.mjs', ['build', '--root', root]);
  if (code !== 0) {
    await rm(root, { recursive: true, force: true });
    throw new Error(`The empty site could not be built:\n${output}`);
  }
  await rename(root, kept);
  return kept;
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(fileOf(`node_modules/${name}/package.json`), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
