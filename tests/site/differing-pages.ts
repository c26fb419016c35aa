import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { renderInto } from '../../scripts/build/make.ts';
import type { ThrowawaySite } from './throwaway.ts';
import { readIndex } from '../../src/page-cache/prerendered-index.ts';
import { readPageKey } from '../../src/page-cache/prerendered-store.ts';
import { decodePage } from '../../src/page-cache/page-file.ts';
import { copyOfBuild } from './copy-of-build.ts';

/** Keys of the stored pages that differ from the result of rendering them now. */
export async function differingPages(site: ThrowawaySite): Promise<string[]> {
  const anew = await copyOfBuild(site, false);
  try {
    await renderInto(anew, 'anew', site.env);
    const [there, wanted] = [await pagesOf(site.dist), await pagesOf(anew)];
    const keys = new Set([...there.keys(), ...wanted.keys()]);
    return [...keys].filter((key) => there.get(key) !== wanted.get(key)).sort();
  } finally {
    await rm(anew, { recursive: true, force: true });
  }
}

async function pagesOf(dist: string): Promise<Map<string, string>> {
  const folder = path.join(dist, 'pages');
  const { pages } = await readIndex(path.join(folder, 'pages.jsonl'));
  const read = [...pages.keys()].map(async (key) => {
    const { locale, path: address } = readPageKey(key);
    const name = address.endsWith('/') ? `${address}index.html` : address;
    const file = await readFile(path.join(folder, locale, `${name}.page`));
    return [key, decodePage(file).body.toString('utf8')] as const;
  });
  return new Map(await Promise.all(read));
}
