import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';
import { browserImportsOf, type Import, importsOf, readImports } from './imports.ts';

/** Rooms with server code; architecture §9. */
const SERVER_ROOMS =
  /^src\/(backend-client|gateway|limits|media|page-cache|platform|publishing|robots|server|submissions|uploads)\/|\.server\.ts$|^integrations\/(?!domain\/)/;

/** Libraries for servers only. The dictionary is one: islands receive selected strings as props. */
const SERVER_PACKAGES =
  /^(node:|i18next$|pino$|hono|@hono|drizzle-orm|pg$|@electric-sql|cockatiel$|sirv$|sharp$)/;

describe('architecture §9: server rooms are never imported by anything that reaches the browser', () => {
  it('from islands, browser scripts and stores, however far', () => {
    const first = listFiles(/^src\/.*(\.tsx|\.client\.ts)$|^src\/stores\/.*\.ts$/).filter(notTest);
    const scripts = listFiles(/^src\/.*\.astro$/).flatMap(browserImportsOf);
    expect(reach([...first.flatMap(importsOf), ...scripts]).map(arrow)).toEqual([]);
  });
});

it('architecture §9: features do not import one another', () => {
  const crossing = readImports(/^src\/features\//).filter(({ from, to }) => {
    const [mine, theirs] = [featureOf(from), featureOf(to)];
    return theirs !== undefined && mine !== theirs;
  });
  expect(crossing.map(arrow)).toEqual([]);
});

it.each([
  ['domain', /^integrations\/domain\//],
  ['platform', /^integrations\/(domain|platform)\//],
  ['backend', /^integrations\/((domain|platform|backend)\/|demonstration\/demonstration\.ts$)/],
  ['demonstration', /^integrations\/(domain|demonstration|backend)\//],
])('architecture §11: the package %s imports no other than these', (name, allowed) => {
  const own = readImports(new RegExp(`^integrations/${name}/`)).filter(
    ({ from, isPackage }) => notTest(from) && !isPackage,
  );
  expect(own.filter(({ to }) => !allowed.test(to)).map(arrow)).toEqual([]);
});

it('architecture §9: handlers query no tables: the rooms below them do', () => {
  const queries = readImports(/^integrations\/backend\/handlers\//).filter(({ to }) => to === 'drizzle-orm');
  expect(queries.map(arrow)).toEqual([]);
});

describe('architecture §11: the demonstration is a package that the backend can do without', () => {
  it('one file of the backend imports it, when it starts', () => {
    const into = readImports(/^integrations\/(?!demonstration)|^src\//).filter(
      ({ from, to }) => notTest(from) && to.startsWith('integrations/demonstration/'),
    );
    expect(into.map(arrow)).toEqual([
      'integrations/backend/demonstration/load-demonstration.ts → integrations/demonstration/demonstration.ts',
    ]);
    expect(readText('integrations/backend/demonstration/load-demonstration.ts')).toContain('await import(');
  });

  it('it knows only types of the backend', () => {
    const back = readImports(/^integrations\/demonstration\//).filter(
      ({ from, to, typeOnly }) => notTest(from) && !typeOnly && to.startsWith('integrations/backend/'),
    );
    expect(back.map(arrow)).toEqual([]);
  });
});

/** Forbidden imports that are reachable. */
function reach(first: Import[]): Import[] {
  const bad: Import[] = [];
  const seen = new Set<string>();
  const open = first.filter(({ typeOnly }) => !typeOnly);
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.isPackage ? SERVER_PACKAGES.test(next.to) : SERVER_ROOMS.test(next.to)) bad.push(next);
    else if (!next.isPackage && !seen.has(next.to) && /\.(ts|tsx)$/.test(next.to)) {
      seen.add(next.to);
      open.push(...importsOf(next.to).filter(({ typeOnly }) => !typeOnly));
    }
  }
  return bad;
}

function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

function notTest(file: string): boolean {
  return !/\.test\.tsx?$/.test(file);
}

function arrow({ from, to }: Import): string {
  return `${from} → ${to}`;
}
