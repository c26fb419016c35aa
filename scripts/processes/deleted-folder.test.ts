import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { fileOf } from './programs.ts';

/** Programs of a release. */
const PROGRAMS = {
  backend: 'integrations/backend/main.ts',
  desk: 'integrations/desk/server/main.ts',
  rendering: 'scripts/build/render.ts',
  worker: 'scripts/serve.mjs',
};

/** A program that leaves a file where it runs. */
const programOf = (name: string) => `
import { writeFileSync } from 'node:fs';
writeFileSync('${name}-ran', process.env.DATA_DIR);
process.on('disconnect', () => process.exit());
process.send({ ready: '{}' }, () => ${name === 'rendering'} && process.exit());
`;

/** A supervisor whose own folder is deleted. It starts the programs of another one. */
const SUPERVISOR = `
import { rmSync } from 'node:fs';
import { renderInto } from '${fileOf('scripts/build/make.ts')}';
import { startBackend } from '${fileOf('scripts/processes/programs.ts')}';
import { childEnvironment, readSettings } from '${fileOf('scripts/processes/settings.ts')}';
import { startWorker } from '${fileOf('scripts/processes/workers/start-worker.ts')}';
import { runReplaceableDesk } from '${fileOf('scripts/releases/replaceable-desk.ts')}';

const settings = readSettings();
const root = process.argv[2];
rmSync(process.cwd(), { recursive: true });
await startBackend(settings, {}, root);
await runReplaceableDesk(settings, root, console.error);
await renderInto(root, '', childEnvironment(settings), undefined, root);
await startWorker({ root, dist: root }, childEnvironment(settings), () => 0);
process.exit();
`;

it('D697 the folder of a supervisor may be deleted: programs run in the folder of their code', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'deleted-folder-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const [before, root] = [path.join(place, 'before'), path.join(place, 'next')];
  mkdirSync(path.join(before, '.data'), { recursive: true });
  for (const [name, file] of Object.entries(PROGRAMS)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), programOf(name));
  }
  const supervisor = path.join(place, 'supervisor.mjs');
  writeFileSync(supervisor, SUPERVISOR);
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: '' };
  await promisify(execFile)(process.execPath, [supervisor, root], { cwd: before, env });
  for (const name of Object.keys(PROGRAMS)) {
    expect([name, existsSync(path.join(root, `${name}-ran`))]).toEqual([name, true]);
  }
});
