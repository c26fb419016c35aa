import { existsSync } from 'node:fs';
import { runProgram } from '../../scripts/processes/child.ts';
import { bundlePrograms, programFile } from './programs/bundled.ts';
import { type InitialData, inTemplate, provideTemplate } from './template.ts';
import { throwawayEnvironment } from './throwaway.ts';

/**
 * Makes the initial data of test sites once: filling a data directory takes a quarter of a minute of processor
 * time, importing the texts alone half of that, and copying it a tenth of a second. `npm test` names the
 * folder, and removes it after its last run.
 * @returns a function that removes it, unless it belongs to `npm test`.
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const remove = await provideTemplate();
  const fill = async (data: InitialData) => {
    if (existsSync(inTemplate(data))) return;
    await runProgram({
      name: 'The template',
      file: programFile('fill-template'),
      args: [data],
      env: throwawayEnvironment(),
    });
  };
  try {
    await bundlePrograms();
    await fill('tables');
    await Promise.all([fill('texts'), fill('demonstration')]);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
