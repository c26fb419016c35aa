import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Exports of the built server (`src/server/entry.ts`). */
type Entry = typeof import('../../src/server/entry.ts');

/** Imports the built server from a folder of a build. The server reads its settings from the environment. */
export async function loadEntry(dist: string): Promise<Entry> {
  const file = path.resolve(dist, 'server/entry.mjs');
  return (await import(pathToFileURL(file).href)) as Entry;
}
