import { pageParameters } from '@tourbillon/domain/sections/page-parameters.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';
import { redirectOf } from '../addresses/redirects.ts';

/** What the entry makes of a path before any page is looked for. */
export type Address =
  /** Not a path at all. */
  | { kind: 'malformed' }
  /** The one true address is another: answer 301 (GET and HEAD only). */
  | { kind: 'moved'; location: string }
  | { kind: 'api' }
  /** A picture in some width and format. */
  | { kind: 'picture'; path: string }
  /** The picture of a shared link, with the query of its page. */
  | { kind: 'share'; path: string; query: string }
  /** A file of the build or of `public`. */
  | { kind: 'file'; path: string }
  /** A page, with the query cut to what it understands and sorted: the key of the page cache. */
  | { kind: 'page'; path: string; query: string };

/**
 * What no address of ours has, and what another server may read otherwise: slashes in disguise, and steps such as `..`,
 * which browsers take before they ask (a cache would keep `/_astro/../account/` as a file that never changes).
 */
const STRANGE = /%2f|%5c|\\|%00|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Reads a request target (decision 19): paths keep a closing slash, except `/`, `/api/*`, pictures and files; the query
 * is kept by the redirect. Double slashes and encoded slashes never name a page.
 */
export function readAddress(target: string): Address {
  const cut = target.indexOf('?');
  const path = cut < 0 ? target : target.slice(0, cut);
  const query = cut < 0 ? '' : target.slice(cut);
  if (!path.startsWith('/') || path.includes('//') || STRANGE.test(path) || !decodes(path)) {
    return { kind: 'malformed' };
  }
  if (path === '/api' || path.startsWith('/api/')) return { kind: 'api' };
  if (path.startsWith('/media/')) return { kind: 'picture', path };
  if (path.startsWith('/share/')) {
    const page = path.slice('/share'.length, path.lastIndexOf('/') + 1);
    return { kind: 'share', path, query: canonicalQuery(page, query) };
  }
  if (path.startsWith('/_astro/') || /\.[a-z0-9]+$/i.test(path)) return { kind: 'file', path };
  const slashed = path.endsWith('/') ? path : `${path}/`;
  const location = redirectOf(slashed) ?? slashed;
  if (location !== path) return { kind: 'moved', location: location + query };
  return { kind: 'page', path, query: canonicalQuery(path, query) };
}

/** The query cut to the parameters the page understands, sorted, so that one page has one key. */
function canonicalQuery(path: string, query: string): string {
  const names = query ? pageParameters(path) : [];
  if (names.length === 0) return '';
  const given = new URLSearchParams(query);
  const values = (name: string) => given.getAll(name).filter((value) => value !== '');
  return canonicalSearch(Object.fromEntries(names.map((name) => [name, values(name)])));
}

function decodes(path: string): boolean {
  try {
    // The result has to be used: bundlers leave a call out that only could have thrown.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
