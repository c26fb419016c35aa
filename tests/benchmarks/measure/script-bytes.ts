import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of a page's scripts, compressed with brotli. */
export interface ScriptBytes {
  /** Scripts that every visitor loads. */
  atOnce: number;
  /** Scripts of islands, loaded when the visitor uses them. */
  afterIntent: number;
}

/** Measures the scripts that a page names and all their static imports, in the folder of the build. */
export async function weighScripts(html: string, client: string): Promise<ScriptBytes> {
  const atOnce = await withImports(firstGroups(html, /<script[^>]*\ssrc="([^"]+)"/g), client);
  const island = firstGroups(html, /\s(?:component|renderer)-url="([^"]+)"/g);
  const islands = await withImports([...island, ...(await elementOf(island, client))], client);
  for (const name of atOnce.keys()) islands.delete(name);
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  const inlineBytes = inline.reduce((sum, match) => sum + brotliCompressSync(match[1] ?? '').length, 0);
  return { atOnce: total(atOnce) + inlineBytes, afterIntent: total(islands) };
}

/** The file that defines Astro's element, for a page with an island; its script loads it (decision 671). */
async function elementOf(island: string[], client: string): Promise<string[]> {
  const folder = '/_astro/';
  const files = island.length > 0 ? await readdir(path.join(client, folder)) : [];
  return files.filter((file) => /^hydrate-island\.[^.]+\.js$/.test(file)).map((file) => folder + file);
}

/** Sizes by name: the given files and all that they import. */
async function withImports(names: string[], client: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const open = [...names]; open.length > 0;) {
    const name = open.pop() ?? '';
    if (sizes.has(name)) continue;
    const code = await readFile(path.join(client, name));
    sizes.set(name, brotliCompressSync(code).length);
    const imports = firstGroups(code.toString(), /(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g);
    open.push(...imports.map((specifier) => path.posix.resolve(path.posix.dirname(name), specifier)));
  }
  return sizes;
}

function firstGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function total(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
