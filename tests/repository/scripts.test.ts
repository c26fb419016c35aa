import { expect, it } from 'vitest';
import { SITE_COMMANDS } from '../../scripts/bootstrap/package-sets.mjs';
import { listFiles, readText } from './files.ts';
import { importsOf, readImports } from './imports.ts';

/** Programs and commands that docs/operations has people start by `node`, where only packages of production are. */
const WITHOUT_TOOLS = [
  ...['start', 'supervise', 'publish', 'preview', 'requests', 'desk', 'rates', 'stock', 'security-events'],
  ...['backup', 'restore', 'migrate-to-postgres'],
].map((name) => `scripts/${name}.ts`);

it('architecture §11: what operators run needs nothing of the tests, trials and benchmarks', () => {
  const upward = readImports(/^scripts\//).filter(
    ({ from, to }) => to.startsWith('tests/') && !from.endsWith('.test.ts'),
  );
  expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

it('a command ends when its work is done: all but servers return a code', () => {
  // A script that returns nothing counts as a server and waits for a signal.
  const commands = listFiles(/^(scripts|tests\/(trials|benchmarks))\/[a-z-]+\.ts$/);
  const endless = commands.filter((file) => {
    const text = readText(file);
    return text.includes('runScript(') && !/\breturn\b/.test(text);
  });
  expect(endless.sort()).toEqual(['scripts/mock.ts', 'scripts/start.ts', 'scripts/supervise.ts']);
});

it('a command refuses words that it does not take', () => {
  // These take any number of them.
  const free = ['scripts/rates.ts', 'scripts/snapshots.ts'];
  const commands = listFiles(/^scripts\/[a-z-]+\.ts$/).filter((file) =>
    readText(file).includes('runScript('),
  );
  const careless = commands.filter((file) => !readText(file).includes('readCommandLine('));
  expect(careless).toEqual(free);
});

it.each([...WITHOUT_TOOLS, 'integrations/backend/main.ts', 'integrations/desk/server/main.ts'])(
  '%s runs without packages of development',
  (program) => {
    const { packages } = JSON.parse(readText('package-lock.json')) as {
      packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
    };
    const isTool = (name: string) => {
      const { dev = false, devOptional = false } = packages[`node_modules/${name}`] ?? {};
      return dev || devOptional;
    };
    expect(packagesOf(program).filter(isTool)).toEqual([]);
  },
);

it.each(SITE_COMMANDS)('D677 the command %s needs no package that only tests and checks have', (name) => {
  const manifests = listFiles(/^(integrations\/[^/]+\/)?package\.json$/).map(manifestOf);
  const site = new Set(
    manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    ),
  );
  const { devDependencies: others = {} } = manifestOf('tests/package.json');
  const file = `scripts/${name}.ts`;
  expect(listFiles(/^scripts\//)).toContain(file);
  expect(packagesOf(file).filter((one) => one in others && !site.has(one))).toEqual([]);
});

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function manifestOf(file: string): Manifest {
  return JSON.parse(readText(file)) as Manifest;
}

/** Packages that a file and its imports load. */
function packagesOf(program: string): string[] {
  const [files, packages] = [new Set([program]), new Set<string>()];
  for (const file of files) {
    for (const { to, isPackage, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      if (isPackage) packages.add(to.split('/', to.startsWith('@') ? 2 : 1).join('/'));
      else if (/\.(ts|mjs)$/.test(to)) files.add(to);
    }
  }
  return [...packages];
}
