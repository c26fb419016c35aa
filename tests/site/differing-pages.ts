import { rm } from 'node:fs/promises';
import path from 'node:path';
import { renderInto } from '../../scripts/build/make.ts';
import type { ThrowawaySite } from './throwaway.ts';
import { PrerenderedStore, readPageKey } from '../../src/page-cache/prerendered-store.ts';
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
  const store = new PrerenderedStore(path.join(dist, 'pages'));
  await store.open();
  const read = [...store.pages.keys()].map(async (key) => {
    const { locale, path: address } = readPageKey(key);
    const page = await store.get(locale, address);
    if (!page) throw new Error(`${key} has no whole file`);
    return [key, page.body.toString('utf8')] as const;
  });
  return new Map(await Promise.all(read));
}
