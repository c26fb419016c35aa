import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '../../scripts/processes/child.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { TEMPLATE_VARIABLE } from '../../scripts/test/template-variable.ts';
import type { FirstData } from './template.ts';
import { throwawayEnvironment } from './throwaway.ts';

/**
 * Makes the initial data of test sites once: filling a data directory takes a quarter of a minute of processor
 * time, importing the texts alone half of that, and copying it a tenth of a second. An earlier run of `npm test`
 * may have left a template in its folder.
 * @returns a function that removes it, unless it belongs to `npm test`.
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const given = process.env[TEMPLATE_VARIABLE];
  await mkdir(fileOf('.runtime'), { recursive: true });
  // In the folder of the project, so that builds in it can share its pages.
  const folder = given ?? (await mkdtemp(fileOf('.runtime/template-')));
  process.env[TEMPLATE_VARIABLE] = folder;
  const remove = given ? () => Promise.resolve() : () => rm(folder, { recursive: true, force: true });
  const isThere = await access(path.join(folder, 'demonstration')).then(
    () => true,
    () => false,
  );
  if (isThere) return remove;
  const file = path.join(import.meta.dirname, 'fill-template.ts');
  const fill = (data: FirstData) =>
    runProgram({ name: 'The template', file, args: [folder, data], env: throwawayEnvironment() });
  try {
    await fill('tables');
    await Promise.all([fill('texts'), fill('demonstration')]);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
