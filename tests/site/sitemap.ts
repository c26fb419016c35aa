import type { Locale } from '../../src/i18n/locales.ts';
import { ask, type Reply } from './ask.ts';
import { decodeText } from './head.ts';
import { takeSite } from './site.ts';

/** A file of a sitemap as it was read. */
export interface SitemapFile {
  path: string;
  reply: Reply;
  entries: { loc: string; lastmod: string | undefined; images: string[] }[];
}

/** Reads a file of a sitemap, or its index. */
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

/** Every file that a host's index names. */
export async function readSitemaps(locale: Locale): Promise<SitemapFile[]> {
  const { entries } = await readSitemap(locale, '/sitemap.xml');
  // All at once, as a robot in a hurry does.
  return Promise.all(entries.map(({ loc }) => readSitemap(locale, ownPath(locale, loc))));
}

/** Path and query of an address of a host. @throws when it is another host's. */
export function ownPath(locale: Locale, address: string): string {
  const origin = takeSite().origins[locale];
  const { pathname, search, origin: found } = new URL(address);
  if (found !== origin) throw new Error(`${address} is not of ${origin}`);
  return pathname + search;
}

/** What an element may hold, in this order, after the schemas of sitemaps.org 0.9 and Google's images 1.1. */
const SCHEMA = {
  urlset:
    /^(?:<url><loc>[^<]{12,2048}<\/loc>(?:<lastmod>[^<]+<\/lastmod>)?(?:<image:image><image:loc>[^<]+<\/image:loc><\/image:image>){0,1000}<\/url>)+$/,
  sitemapindex: /^(?:<sitemap><loc>[^<]{12,2048}<\/loc>(?:<lastmod>[^<]+<\/lastmod>)?<\/sitemap>)+$/,
};

const ROOT =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<(urlset|sitemapindex) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"(?: xmlns:image="http:\/\/www\.google\.com\/schemas\/sitemap-image\/1\.1")?>(.*)<\/\1>\s*$/s;

/** The first entry that is not as the schema of sitemaps wants it, or the whole root; undefined when all are. */
export function schemaFault(text: string): string | undefined {
  const [, root, inside = ''] = ROOT.exec(text) ?? [];
  if (root !== 'urlset' && root !== 'sitemapindex') return text.slice(0, 200);
  const entries = inside.trim().split(/\n/);
  return entries.find((entry) => !SCHEMA[root].test(entry.trim()));
}

/** What keeps a text from being well-formed XML of elements alone: tags that do not match, a sign not escaped. */
export function xmlFault(text: string): string | undefined {
  const open: string[] = [];
  for (const [tag, closing, name = '', , empty] of text.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (empty) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return tag;
  }
  const rest = text.replace(/^<\?xml[^>]*\?>/, '').replace(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '');
  return open[0] ?? /[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.exec(rest)?.[0];
}
