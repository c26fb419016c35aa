import { decodeText } from './head.ts';
import type { Reply } from './ask.ts';

/** An address of a host, and its response. */
export interface CrawledAddress {
  path: string;
  /** The first place with a link to it. */
  from: string;
  reply: Reply;
  isPage: boolean;
}

/** How to send requests to a host. */
interface Host {
  /** Without a trailing slash. */
  origin: string;
  get: (path: string) => Promise<Reply>;
}

/** Parallel requests. */
const AT_ONCE = 4;

/** Addresses of a host to begin with. */
const STARTS = ['/', '/robots.txt', '/sitemap.xml', '/feeds/yandex-market.xml', '/feeds/google-merchant.xml'];

/**
 * Every address of a host reachable from its home page, its sitemap and its feeds: pages, pictures, icons, style
 * sheets, the manifest. Links of pages with a query are not followed, because combinations of filters are
 * practically endless.
 */
export async function crawlHost({ origin, get }: Host): Promise<CrawledAddress[]> {
  const found = new Map<string, CrawledAddress | undefined>();
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
  // A worker without open addresses may find new ones a moment later.
  while (open.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...found.values()].flatMap((one) => one ?? []);
}

/** Unique paths on the same host in a response, without fragments. */
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

/** Visible links, pictures, and links in the head. */
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
