import { decodeText } from './head.ts';
import type { Reply } from './ask.ts';

/** An address of a host, and what it answers. */
export interface Reached {
  path: string;
  /** The first place that names it. */
  from: string;
  reply: Reply;
  isPage: boolean;
}

/** How a host is asked. */
interface Host {
  /** Without a closing slash. */
  origin: string;
  get: (path: string) => Promise<Reply>;
}

/** Requests under way at a time. */
const AT_ONCE = 4;

/** What a host has beside what it links to. */
const STARTS = ['/', '/robots.txt', '/sitemap.xml', '/feeds/yandex-market.xml', '/feeds/google-merchant.xml'];

/**
 * Every address of a host that can be reached from its home page, its sitemap and its feeds: pages, pictures, icons,
 * stylesheets, the manifest. What a page with a query links to is not asked for: filters combine without end.
 */
export async function wholeHost({ origin, get }: Host): Promise<Reached[]> {
  const found = new Map<string, Reached | undefined>();
  const open = STARTS.map((path) => ({ path, from: 'the start' }));
  const work = async () => {
    for (let next = open.shift(); next; next = open.shift()) {
      if (found.has(next.path)) continue;
      found.set(next.path, undefined);
      const reply = await get(next.path);
      const isPage = /^text\/html/.test(reply.headers['content-type'] ?? '');
      found.set(next.path, { ...next, reply, isPage });
      if (reply.status !== 200 || next.path.includes('?')) continue;
      for (const path of addressesIn(reply, origin)) open.push({ path, from: next.path });
    }
  };
  // Whoever finds nothing open may find more a moment later.
  while (open.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...found.values()].flatMap((one) => one ?? []);
}

/** Paths of the same host that an answer names, each once, without fragments. */
function addressesIn({ text, headers }: Reply, origin: string): string[] {
  const type = headers['content-type'] ?? '';
  const named = /html/.test(type)
    ? inHtml(text)
    : /xml/.test(type) && !/svg/.test(type)
      ? [...text.matchAll(/>\s*(https?:\/\/[^<\s]+)\s*</g)].map(([, address = '']) => address)
      : /manifest/.test(type)
        ? [...text.matchAll(/"(?:src|start_url)":\s*"([^"]+)"/g)].map(([, address = '']) => address)
        : [];
  const urls = named.map((address) => URL.parse(decodeText(address), origin));
  const own = urls.filter((url) => url?.origin === origin);
  return [...new Set(own.map((url) => `${url?.pathname}${url?.search}`))];
}

/** Links that can be seen, pictures, and what the head names. */
function inHtml(html: string): string[] {
  const tags = [...html.matchAll(/<(?:a|img|link|meta)\s[^>]*>/g)].map(([tag]) => tag);
  return tags
    .filter((tag) => !/^<a\s[^>]*\shidden[\s>]/.test(tag) && !/rel="(?:alternate|preconnect)"/.test(tag))
    .flatMap((tag) => [
      ...(/^<meta/.test(tag) ? (/property="og:image" content="([^"]+)"/.exec(tag)?.slice(1) ?? []) : []),
      ...(/^<(?:a|link)/.test(tag) ? (/\shref="([^"]*)"/.exec(tag)?.slice(1) ?? []) : []),
      ...(/^<img/.test(tag) ? (/\ssrc="([^"]*)"/.exec(tag)?.slice(1) ?? []) : []),
    ]);
}
