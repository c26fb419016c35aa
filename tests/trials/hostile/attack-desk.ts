import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import type { DeskCall } from '@tourbillon/domain/desk/desk-call.ts';
import { complaint, SLOWEST } from './judge.ts';
import { SeededRandom } from './seeded-random.ts';
import { VALUES } from './request-parts.ts';

/** The desk's calls, and their caller. */
export interface DeskTarget {
  /** Base address of the calls: the backend's `/desk`. */
  base: string;
  /** Session of the caller; without it the caller is not logged in. */
  token?: string;
  /** Number of bodies for each call. */
  each: number;
  seed?: number;
  /** Calls that are left out. */
  except?: ReadonlySet<DeskCallName>;
}

/** Calls that end or close the caller's session. */
const LAST_WORDS: ReadonlySet<DeskCallName> = new Set(['logOut']);

/** Values of a wrong type, in addition to texts. */
const OTHERS: readonly unknown[] = [
  ...[0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, true, null, [], {}, [[]], { $ne: null }],
  ...['\u0000', 'a\u0000b', '\ud800', '\u202e', '9'.repeat(16), '2026-02-31', '0001-01-01', '275760-09-13'],
];

/** A valid value for each field, so that checks of the other fields are reached. */
const USUAL: Record<string, unknown> = {
  ...{
    id: 1,
    email: 'x@desk.test',
    name: 'Anna',
    role: 'editor',
    office: null,
    locale: 'en',
    code: '123456',
  },
  ...{ password: 'seven blue escapements turn', has_access: true, invitation: 'A'.repeat(43), page: 1 },
};

/**
 * Makes every call of the desk with hostile bodies and queries.
 * @returns complaints: a 5xx, internal details, a slow response, anything but a refusal without a session.
 */
export async function attackDesk(target: DeskTarget): Promise<string[]> {
  const { each, seed = 1, except = LAST_WORDS } = target;
  const complaints: string[] = [];
  let { token } = target;
  const names = (Object.keys(DESK_CALLS) as DeskCallName[]).filter((name) => !except.has(name));
  for (const [index, name] of names.entries()) {
    const call: DeskCall = DESK_CALLS[name];
    const chance = new SeededRandom(seed * 10_000 + index);
    for (let sent = 0; sent < each; sent += 1) {
      const fields = hostileFields(call, chance);
      const echo = await ask(target.base, call, fields, token);
      const line = `${name} ${JSON.stringify(fields)?.slice(0, 120)}`;
      const wrong = complaint({ ...echo, head: '' }) ?? admission(call, echo.status, token);
      if (wrong !== undefined) complaints.push(`${wrong}: ${line}`);
      // A call that renews the session responds with its new token.
      token = token && (/^\{"token":"([\w-]{43})"/.exec(echo.body)?.[1] ?? token);
    }
  }
  return complaints;
}

/** A complaint when a caller without a session was not refused. */
function admission({ access }: DeskCall, status: number, token: string | undefined): string | undefined {
  if (token !== undefined || access === 'anybody') return undefined;
  return [401, 413].includes(status) ? undefined : `nobody got ${status}`;
}

/** The fields of a call: valid except for one hostile value, or a value that is not an object. */
function hostileFields({ request }: DeskCall, chance: SeededRandom): unknown {
  const names = Object.keys((request as { entries?: object }).entries ?? {});
  if (names.length === 0 || chance.is(0.1)) return chance.of([...OTHERS, '__proto__']);
  const usual = Object.fromEntries(names.filter((name) => name in USUAL).map((name) => [name, USUAL[name]]));
  return { ...usual, [chance.of(names)]: chance.is(0.5) ? chance.of(OTHERS) : chance.of(VALUES) };
}

async function ask(base: string, call: DeskCall, fields: unknown, token: string | undefined) {
  const { method, path, takes } = call;
  const begun = performance.now();
  const isQuery = method === 'GET' || takes === 'file';
  const query = isQuery ? `?${String(new URLSearchParams(flat(fields)))}` : '';
  const response = await fetch(`${base}${path}${query}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    // Where a file is expected, these bytes are neither a picture nor a table.
    ...(method === 'POST' && { body: JSON.stringify(fields) ?? '' }),
    signal: AbortSignal.timeout(2 * SLOWEST),
  });
  return { status: response.status, body: await response.text(), ms: performance.now() - begun };
}

/** Encodes fields as a query. */
function flat(fields: unknown): [string, string][] {
  if (typeof fields !== 'object' || fields === null) return [['id', String(fields)]];
  return Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
}
