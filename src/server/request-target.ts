import { pageParameters } from '@tourbillon/domain/sections/page-parameters.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';
import { redirectOf } from '../addresses/redirects.ts';

/** The result of reading a request target, before any page is looked up. */
export type Address =
  /** Not a valid path. */
  | { kind: 'malformed' }
  /** The canonical address is a different one: respond with 301 (GET and HEAD only). */
  | { kind: 'moved'; location: string }
  | { kind: 'api' }
  /** A picture with a width and a format. */
  | { kind: 'picture'; path: string }
  /** The picture of a shared link, with the query of its page. */
  | { kind: 'share'; path: string; query: string }
  /** A file of the build or of `public`. */
  | { kind: 'file'; path: string }
  /** A page. The query has only the parameters that the page uses, sorted: the key of the page cache. */
  | { kind: 'page'; path: string; query: string };

/**
 * Sequences that no valid address contains, and that another server may interpret differently: encoded slashes, and
 * dot segments such as `..`. Browsers resolve dot segments before they send a request, but a cache might store
 * `/_astro/../account/` as an immutable file.
 */
const UNSAFE_PATH = /%2f|%5c|\\|%00|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Reads a request target (decision 19). Paths have a closing slash, except `/`, `/api/*`, pictures and files; a
 * redirect adds it and keeps the query. Double or encoded slashes are malformed.
 */
export function readAddress(target: string): Address {
  const cut = target.indexOf('?');
  const path = cut < 0 ? target : target.slice(0, cut);
  const query = cut < 0 ? '' : target.slice(cut);
  if (!path.startsWith('/') || path.includes('//') || UNSAFE_PATH.test(path) || !decodes(path)) {
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

/** The query with only the parameters that the page uses, sorted, so that each page has one key. */
function canonicalQuery(path: string, query: string): string {
  const names = query ? pageParameters(path) : [];
  if (names.length === 0) return '';
  const given = new URLSearchParams(query);
  const values = (name: string) => given.getAll(name).filter((value) => value !== '');
  return canonicalSearch(Object.fromEntries(names.map((name) => [name, values(name)])));
}

function decodes(path: string): boolean {
  try {
    // The result must be used: bundlers remove a call that only could throw.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
