import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { ask, type Reply } from './ask.ts';
import { decodeText } from './head.ts';
import { readSharedSite } from './site.ts';

/** A parsed file of a sitemap. */
export interface SitemapFile {
  path: string;
  reply: Reply;
  entries: { loc: string; lastmod: string | undefined; images: string[] }[];
}

/** Requests and parses a file of a sitemap, or its index. */
export async function readSitemap(locale: Locale, path: string): Promise<SitemapFile> {
  const reply = await ask(locale, path);
  const entries = [...reply.text.matchAll(/<(url|sitemap)>(.*?)<\/\1>/gs)].map(([, , inside = '']) => ({
    loc: decodeText(/<loc>([^<]*)<\/loc>/.exec(inside)?.[1] ?? ''),
    lastmod: /<lastmod>([^<]*)<\/lastmod>/.exec(inside)?.[1],
    images: [...inside.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, image = '']) =>
      decodeText(image),
    ),
  }));
  return { path, reply, entries };
}

/** Every file in the index of a host. */
export async function readSitemaps(locale: Locale): Promise<SitemapFile[]> {
  const { entries } = await readSitemap(locale, '/sitemap.xml');
  // All in parallel, as a fast robot does.
  return Promise.all(entries.map(({ loc }) => readSitemap(locale, ownPath(locale, loc))));
}

/** Path and query of an address on a host. @throws when the address is on another host. */
export function ownPath(locale: Locale, address: string): string {
  const origin = readSharedSite().origins[locale];
  const { pathname, search, origin: found } = new URL(address);
  if (found !== origin) throw new Error(`${address} is not of ${origin}`);
  return pathname + search;
}
