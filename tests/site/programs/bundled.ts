import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '../../../scripts/processes/programs.ts';
import { runTool } from '../../../scripts/processes/command.ts';
import { makeOnce } from '../make-once.ts';
import { inTemplate } from '../template.ts';

/** Programs that tests start most, by the name of their bundle. */
const SOURCES = {
  backend: 'integrations/backend/main.ts',
  'fill-template': 'tests/site/fill-template.ts',
} as const;

/** Folder of the template with the bundles. */
const FOLDER = 'programs';

/**
 * Bundles the programs that tests start most, once for all tests of a run. Node reads a thousand modules for each start
 * of a backend, as long as all the rest of the start takes; a bundle is one. Contract tests start the sources.
 */
export async function bundlePrograms(): Promise<void> {
  await makeOnce(FOLDER, async (folder) => {
    const config = ['--config', path.join(import.meta.dirname, 'vite.config.ts'), '--configLoader', 'native'];
    const args = ['build', ...config, '--outDir', folder, '--logLevel', 'warn'];
    const { code, output } = await runTool('vite/bin/vite.js', args);
    if (code !== 0) throw new Error(`The programs of the tests could not be bundled:\n${output}`);
  });
}

/** Path of a program: its bundle, where there is one; else its source. */
export function programFile(name: keyof typeof SOURCES): string {
  const bundle = inTemplate(`${FOLDER}/${name}.mjs`);
  return existsSync(bundle) ? bundle : fileOf(SOURCES[name]);
}
