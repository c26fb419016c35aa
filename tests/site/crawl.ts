import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { ask, type Reply } from './ask.ts';
import { readSharedSite } from './site.ts';

/** A page, and where it was found. */
export interface CrawledPage {
  path: string;
  /** The first page that links to it. */
  from: string;
  reply: Pick<Reply, 'status' | 'text'>;
}

/** First path segments of pages rendered on demand: these are requested, but their links are not followed. */
const ON_DEMAND = new Set([...LISTS.keys(), ...Object.keys(SECTIONS)]);

/**
 * Every page of a host that is reachable by links from prerendered pages. The first test that needs them requests
 * them, each once; the others of the run, in any process, get the same replies.
 */
export async function crawl(locale: Locale): Promise<CrawledPage[]> {
  const file = path.join(readSharedSite().crawled, `${locale}.json`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as CrawledPage[];
  const found = await crawlNow(locale);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(found));
  await rename(unfinished, file);
  return found;
}

async function crawlNow(locale: Locale): Promise<CrawledPage[]> {
  const found = new Map<string, CrawledPage>();
  const open = [{ path: '/', from: 'the start' }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next.path)) continue;
    const { status, text } = await askOnceMore(locale, next.path);
    found.set(next.path, { ...next, reply: { status, text } });
    if (!isPrerendered(next.path) || status !== 200) continue;
    for (const link of internalLinks(text, locale)) {
      if (!found.has(link)) open.push({ path: link, from: next.path });
    }
  }
  return [...found.values()];
}

/** Requests a page, and again when the site cannot render it at the moment: the test checks links, not load. */
async function askOnceMore(locale: Locale, address: string): Promise<Reply> {
  const reply = await ask(locale, address);
  return reply.status === 502 || reply.status === 503 ? ask(locale, address) : reply;
}

/** Whether a found page was prerendered. */
export function isPrerendered(address: string): boolean {
  return !ON_DEMAND.has(address.split('/')[1] ?? '') && !/\.\w+$/.test(address);
}

/** Paths on the same host that a page links to, without fragments. Links in hidden content are left out. */
export function internalLinks(html: string, locale: Locale): string[] {
  const origin = readSharedSite().origins[locale];
  const tags = [...html.matchAll(/<a\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\shidden[\s>]/.test(tag));
  const addresses = tags.flatMap((tag) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? []).map(decode);
  const urls = addresses.map((address) => new URL(address, origin));
  return [...new Set(urls.filter((url) => url.origin === origin).map((url) => url.pathname + url.search))];
}

/** Fragment links of a page without a target in it. */
export function brokenFragments(html: string): string[] {
  const wanted = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => decodeURIComponent(match[1] ?? ''));
  return wanted.filter((id) => !html.includes(`id="${id}"`));
}

function decode(text: string): string {
  return text.replaceAll('&#38;', '&').replaceAll('&amp;', '&');
}
