import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { startProgram } from '../../../scripts/processes/child.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { fileOf, ROOT } from '../../../scripts/processes/programs.ts';
import { copyProject } from '../../../scripts/releases/copy-project.ts';
import type { SiteState } from '../../../scripts/releases/site.ts';
import { throwawayEnvironment } from '../../site/throwaway.ts';

/** A copy of the project with a running site, started by `npm start`. Its code can be changed and deployed. */
export interface RunningProject {
  port: number;
  backendPort: number;
  deskPort: number;
  hosts: string[];
  dataDir: string;
  state: () => Promise<SiteState>;
  /** Changes a file. @param edit receives its text. */
  change: (file: string, edit: (text: string) => string) => Promise<void>;
  /** Writes a new file. */
  write: (file: string, text: string) => Promise<void>;
  /** Runs one of its scripts. @returns exit code, output, and milliseconds. */
  run: (script: string, ...args: string[]) => Promise<{ code: number; output: string; took: number }>;
  stop: () => Promise<void>;
}

/**
 * Starts a copy beside the project, with its own data.
 * @param more variables of its environment. @param wanted its port; 0 chooses a free one.
 */
export async function startProject(
  workers: number,
  more: Record<string, string>,
  wanted = 0,
): Promise<RunningProject> {
  const root = await mkdtemp(fileOf('.runtime/project-'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'project-data-'));
  const clear = async () => {
    for (const folder of [root, dataDir]) await rm(folder, { recursive: true, force: true });
  };
  await copyProject(ROOT, root);
  await cp(fileOf('dist'), path.join(root, 'dist'), { recursive: true });
  const [port, backendPort, internalPort, deskPort] = [
    wanted || (await freePort()),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const env = {
    ...throwawayEnvironment(),
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    INTERNAL_PORT: String(internalPort),
    DESK_PORT: String(deskPort),
    DATA_DIR: dataDir,
    // Editors write here between two releases.
    CONTENT_DIR: path.join(root, 'integrations/backend/content'),
    STOREFRONT_WORKERS: String(workers),
    ...more,
  };
  const site = await startProgram({
    name: 'The site',
    file: path.join(root, 'scripts/start.ts'),
    cwd: root,
    env,
  }).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  return {
    port,
    backendPort,
    deskPort,
    dataDir,
    hosts: LOCALES.map((locale) => `${locale}.localhost:${port}`),
    state: async () => (await (await fetch(`http://127.0.0.1:${internalPort}/state`)).json()) as SiteState,
    change: async (file, edit) => {
      const place = path.join(root, file);
      await writeFile(place, edit(await readFile(place, 'utf8')));
    },
    write: (file, text) => writeFile(path.join(root, file), text),
    run: (script, ...args) => runScript(root, env, script, args),
    stop: async () => {
      await site.stop();
      await clear();
    },
  };
}

async function runScript(
  cwd: string,
  env: NodeJS.ProcessEnv,
  script: string,
  args: string[],
): Promise<{ code: number; output: string; took: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { cwd, env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  return { code, output, took: performance.now() - begun };
}
