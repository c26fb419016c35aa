import { type Call, isPublic, pathFields } from '@tourbillon/domain/contract/call.ts';

/** What an address under `/api` means. */
export type Match =
  | { kind: 'call'; call: Call; path: Record<string, string> }
  | { kind: 'method'; allow: string }
  | { kind: 'unknown' };

/** Finds the call of a method and a path after `/api`; a slash at the end does not matter. */
export type Matcher = (method: string, path: string) => Match;

interface Route {
  call: Call;
  pattern: RegExp;
  fields: string[];
}

/**
 * A matcher of the calls the browser may make: those that are public, and nothing else is reachable. Where two
 * templates fit, the one with fewer fields is meant. HEAD counts as GET.
 */
export function createMatcher(calls: Record<string, Call>): Matcher {
  const routes = Object.values(calls)
    .filter(isPublic)
    .map(readRoute)
    .sort((a, b) => a.fields.length - b.fields.length);
  return (method, path) => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const allowed = new Set<string>();
    for (const { call, pattern, fields } of routes) {
      const found = pattern.exec(path);
      if (!found) continue;
      const values = decodeFields(fields, found);
      if (!values) continue;
      if (call.method === wanted) return { kind: 'call', call, path: values };
      allowed.add(call.method);
    }
    if (allowed.size === 0) return { kind: 'unknown' };
    if (allowed.has('GET')) allowed.add('HEAD');
    return { kind: 'method', allow: [...allowed].sort().join(', ') };
  };
}

function readRoute(call: Call): Route {
  const source = call.path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\w+\}/g, '([^/]+)')
    .replace(/\/$/, '');
  return { call, pattern: new RegExp(`^${source}/?$`), fields: pathFields(call.path) };
}

/** The path's fields by name; undefined when an escape in it is broken. */
function decodeFields(names: string[], found: RegExpExecArray): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]));
  } catch {
    return undefined;
  }
}
