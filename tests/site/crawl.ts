import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { ask, type Reply } from './ask.ts';
import { readSharedSite } from './site.ts';

/** A page, and where it was found. */
export interface Found {
  path: string;
  /** The first page that links to it. */
  from: string;
  reply: Reply;
}

/** First path segments of pages rendered on demand: these are requested, but their links are not followed. */
const ON_DEMAND = new Set([...LISTS.keys(), ...Object.keys(SECTIONS)]);

/** Every page of a host that is reachable by links from prerendered pages. Each is requested once. */
export async function crawl(locale: Locale): Promise<Found[]> {
  const found = new Map<string, Found>();
  const open = [{ path: '/', from: 'the start' }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next.path)) continue;
    const reply = await askOnceMore(locale, next.path);
    found.set(next.path, { ...next, reply });
    if (!isPrerendered(next.path) || reply.status !== 200) continue;
    for (const path of internalLinks(reply.text, locale)) {
      if (!found.has(path)) open.push({ path, from: next.path });
    }
  }
  return [...found.values()];
}

/** Requests a page, and again when the site cannot render it at the moment: the test checks links, not load. */
async function askOnceMore(locale: Locale, path: string): Promise<Reply> {
  const reply = await ask(locale, path);
  return reply.status === 502 || reply.status === 503 ? ask(locale, path) : reply;
}

/** Whether a found page was prerendered. */
export function isPrerendered(path: string): boolean {
  return !ON_DEMAND.has(path.split('/')[1] ?? '') && !/\.\w+$/.test(path);
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
