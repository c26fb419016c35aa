import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../scripts/processes/programs.ts';
import { TEMPLATE_VARIABLE } from '../../scripts/test/variables.ts';
import { linkTree } from './link-tree.ts';

/* Initial data of test sites and contract tests, made once for all of them, in all runs of `npm test`. */

/**
 * Initial data of a data directory: empty tables; a shop without goods, with the project's texts; the demonstration
 * with all its texts; or the same with a part of its goods.
 */
export type InitialData = 'tables' | 'texts' | 'demonstration' | 'small';

/**
 * Provides the folder of the template to this process and those that it starts; `npm test` may have made it.
 * @returns a function that removes it, unless it belongs to `npm test`.
 */
export async function provideTemplate(): Promise<() => Promise<void>> {
  if (process.env[TEMPLATE_VARIABLE]) return () => Promise.resolve();
  await mkdir(fileOf('.runtime'), { recursive: true });
  // In the folder of the project, so that builds in it can share its pages.
  const folder = await mkdtemp(fileOf('.runtime/template-'));
  process.env[TEMPLATE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Copies a data directory of the template. Without a template, as in trials, the programs fill the directory
 * themselves. @returns whether there is a template.
 */
export async function copyInitialData(data: InitialData, dataDir: string): Promise<boolean> {
  if (!hasTemplate()) return false;
  await cp(inTemplate(data), dataDir, { recursive: true });
  return true;
}

/** Stores pages of a build that were rendered from the template. */
export async function storePages(dist: string): Promise<void> {
  await replaceByLinks(path.join(dist, 'pages'), inTemplate('pages'));
}

/** Copies the stored pages into a build of a site with the same public addresses. */
export async function copyStoredPages(dist: string): Promise<void> {
  await replaceByLinks(inTemplate('pages'), path.join(dist, 'pages'));
}

/** Whether this program has a template. */
export function hasTemplate(): boolean {
  return Boolean(process.env[TEMPLATE_VARIABLE]);
}

/** A place in the folder of the template. */
export function inTemplate(name: string): string {
  return path.join(process.env[TEMPLATE_VARIABLE] ?? '', name);
}

async function replaceByLinks(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await linkTree(from, to);
}
