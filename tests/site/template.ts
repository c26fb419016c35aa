import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFree } from '../../scripts/processes/ports.ts';
import { TEMPLATE_VARIABLE } from '../../scripts/test/template-variable.ts';
import { linkTree } from './link-tree.ts';

/* Initial data of test sites, made once (make-template.ts) for all of them, in both runs of `npm test`. */

/**
 * Initial data of a data directory: empty tables; a shop without goods, with the project's texts; or the
 * demonstration with all its texts.
 */
export type FirstData = 'tables' | 'texts' | 'demonstration';

/** Ports of the site whose pages are stored. The addresses in the pages contain these ports. */
export interface KeptPages {
  port: number;
  backendPort: number;
}

/**
 * Copies a data directory of the template. Without a template, as in trials, the programs fill the directory
 * themselves. @returns whether there is a template.
 */
export async function copyInitialData(data: FirstData, dataDir: string): Promise<boolean> {
  const folder = process.env[TEMPLATE_VARIABLE];
  if (folder) await cp(path.join(folder, data), dataDir, { recursive: true });
  return Boolean(folder);
}

/** Stores pages of a build that were rendered from the template. */
export async function keepPages(dist: string, ports: KeptPages): Promise<void> {
  await replaceByLinks(path.join(dist, 'pages'), inTemplate('pages'));
  await writeFile(inTemplate('ports.json'), JSON.stringify(ports));
}

/** Copies the stored pages into a build of a site with the same public addresses. */
export async function takePages(dist: string): Promise<void> {
  await replaceByLinks(inTemplate('pages'), path.join(dist, 'pages'));
}

/** Ports of the site whose pages an earlier run has stored, when they are free. */
export async function keptPages(): Promise<KeptPages | undefined> {
  const text = await readFile(inTemplate('ports.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = JSON.parse(text) as KeptPages;
  const free = await Promise.all([kept.port, kept.backendPort].map((port) => isFree(port, '127.0.0.1')));
  return free.every(Boolean) ? kept : undefined;
}

function inTemplate(name: string): string {
  return path.join(process.env[TEMPLATE_VARIABLE] ?? '', name);
}

async function replaceByLinks(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await linkTree(from, to);
}
