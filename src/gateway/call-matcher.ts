import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { pathFields } from '@tourbillon/domain/contract/call.ts';

/** A method and a path template. */
interface Route {
  method: 'GET' | 'POST';
  path: string;
}

/** The result of matching a path under `/api`. */
export type Match<R extends Route> =
  | { kind: 'route'; route: R; fields: Record<string, string> }
  | { kind: 'method'; allow: string }
  | { kind: 'unknown' };

/** Finds the route for a method and a path after `/api`. A trailing slash does not matter. */
export type Matcher<R extends Route> = (method: string, path: string) => Match<R>;

/** Creates a matcher for routes. If two templates match, the one with fewer fields wins. HEAD counts as GET. */
export function createMatcher<R extends Route>(routes: readonly R[]): Matcher<R> {
  const router = new SmartRouter<R>({ routers: [new RegExpRouter(), new TrieRouter()] });
  const sorted = [...routes].sort((a, b) => pathFields(a.path).length - pathFields(b.path).length);
  for (const route of sorted) router.add(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), route);
  const methods = [...new Set(routes.map(({ method }) => method))].sort();

  const find = (method: string, path: string): Match<R> | undefined => {
    const [[first], stash] = router.match(method, path);
    if (!first) return undefined;
    const [route, found] = first;
    const values = Object.entries(found).map(([name, value]): [string, string] => [
      name,
      typeof value === 'number' ? (stash?.[value] ?? '') : value,
    ]);
    const fields = decodeFields(values);
    return fields && { kind: 'route', route, fields };
  };
  return (method, path) => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const cut = path === '/' ? path : path.replace(/\/$/, '') || '/';
    const match = find(wanted, cut);
    if (match) return match;
    const allowed = methods
      .filter((other) => find(other, cut))
      .flatMap((m) => (m === 'GET' ? [m, 'HEAD'] : [m]));
    return allowed.length > 0 ? { kind: 'method', allow: allowed.join(', ') } : { kind: 'unknown' };
  };
}

/** The decoded fields of the path. Undefined if a percent escape is invalid. */
function decodeFields(values: [name: string, text: string][]): Record<string, string> | undefined {
  try {
    return Object.fromEntries(values.map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}
