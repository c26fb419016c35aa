import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';
import { importsOf } from './imports.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string) => JSON.parse(readText(`${folder}package.json`)) as Manifest;

/** The programs: entry files, packages of the workspace they may import, packages they must not import. */
const PROGRAMS = [
  {
    name: 'storefront',
    entries: ['scripts/serve.mjs', 'scripts/supervise.ts', 'scripts/start.ts', 'scripts/build.ts'],
    built: /^src\/.*\.(ts|tsx)$/,
    packages: ['', 'integrations/domain/', 'integrations/platform/'],
    not: /^(@electric-sql\/|drizzle-orm|pg$|nodemailer|@hono\/node-server|sanitize-html|marked|csv-parse)/,
  },
  {
    name: 'backend',
    entries: ['integrations/backend/main.ts'],
    built: /^$/,
    packages: ['integrations/backend/', 'integrations/domain/', 'integrations/platform/'],
    not: /^(astro|react|@astrojs\/|@sentry\/browser|vite)/,
  },
  {
    name: 'desk',
    entries: ['integrations/desk/server/main.ts'],
    built: /^$/,
    packages: ['integrations/desk/', 'integrations/domain/', 'integrations/platform/'],
    not: /^(astro|react|@mui\/|@sentry\/browser|vite|@electric-sql\/|drizzle-orm|pg$|nodemailer|sharp$)/,
  },
] as const;

describe.each(PROGRAMS)(
  'architecture §11: the $name alone is installed with what it imports',
  ({ entries, built, packages, not }) => {
    const source = listFiles(built).filter((file) => !/\.test\.tsx?$|\/test-[^/]+\.ts$/.test(file));
    const { files, imported } = reach([...entries, ...source]);
    const { imported: atRun } = reach(entries);
    const manifests = packages.map(manifestOf);
    const dependencies = new Set(manifests.flatMap((manifest) => Object.keys(manifest.dependencies)));
    const tools = new Set(manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies)));

    it('it reaches no file of another program', () => {
      const folders = packages.filter(Boolean);
      const other = [...files].filter(
        (file) => file.startsWith('integrations/') && !folders.some((folder) => file.startsWith(folder)),
      );
      expect(other).toEqual([]);
    });

    it('it imports no package of the other', () => {
      expect([...imported].filter((name) => not.test(name))).toEqual([]);
    });

    it('what it imports is declared by itself or by the packages it is installed with', () => {
      const missing = [...atRun].filter((name) => !/^(node:|virtual:|astro:)/.test(name));
      expect(missing.filter((name) => !dependencies.has(packageOf(name)))).toEqual([]);
    });

    it('what is bundled is declared, also as a package of the build', () => {
      const bundled = [...imported].filter((name) => !/^(node:|virtual:|astro:)/.test(name));
      const missing = bundled.map(packageOf).filter((name) => !dependencies.has(name) && !tools.has(name));
      expect(missing).toEqual([]);
    });
  },
);

/** A package that may be installed in addition, and is imported only when it exists. */
const OPTIONAL = 'integrations/demonstration/';

/** Files reachable by imports, and the packages that they import. */
function reach(first: readonly string[]): { files: Set<string>; imported: Set<string> } {
  const files = new Set<string>();
  const imported = new Set<string>();
  const open = [...first];
  for (let file = open.pop(); file; file = open.pop()) {
    if (files.has(file) || !/\.(ts|tsx|mjs)$/.test(file)) continue;
    files.add(file);
    for (const { to, isPackage, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      if (isPackage) imported.add(to);
      else if (!to.startsWith(OPTIONAL)) open.push(to);
    }
  }
  return { files, imported };
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
