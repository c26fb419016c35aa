import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the built server offers (`src/server/entry.ts`). */
type Entry = typeof import('../../src/server/entry.ts');

/** Loads the built server out of a build's folder. It reads its settings from the environment. */
export async function loadEntry(dist: string): Promise<Entry> {
  const file = path.resolve(dist, 'server/entry.mjs');
  return (await import(pathToFileURL(file).href)) as Entry;
}
