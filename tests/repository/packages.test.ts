import { describe, expect, it } from 'vitest';
import { readText } from './files.ts';
import { readImports } from './imports.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  scripts: Record<string, string>;
}

const manifest = JSON.parse(readText('package.json')) as Manifest;
const lockfile = JSON.parse(readText('package-lock.json')) as { packages: Record<string, object> };

describe('design §7 packages', () => {
  it('have exact versions', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
    const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('are locked with checksums and without the address of a registry', () => {
    const entries = Object.entries(lockfile.packages).filter(([name]) => name !== '');
    expect(entries.filter(([, entry]) => 'resolved' in entry).map(([name]) => name)).toEqual([]);
    expect(entries.filter(([, entry]) => !('integrity' in entry)).map(([name]) => name)).toEqual([]);
  });

  it('are declared when they are imported: what the site runs on is no development package', () => {
    const known = { site: new Set(Object.keys(manifest.dependencies)), tools: toolPackages() };
    const missing = readImports(/^(src|integrations|scripts|tests)\/|^[^/]+$/)
      .filter(({ isPackage, to }) => isPackage && !/^(node|astro|virtual):/.test(to))
      .filter(({ from, to, typeOnly }) => {
        const name = packageOf(to);
        const isTool = typeOnly || /^(scripts|tests)\/|^[^/]+$|\.test\.tsx?$|drizzle\.config/.test(from);
        return !(known.site.has(name) || (isTool && known.tools.has(name)));
      });
    expect(missing.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

it('design §7: every command goes through the bootstrap', () => {
  for (const [name, command] of Object.entries(manifest.scripts)) {
    expect(command).toBe(`node scripts/bootstrap.mjs ${name.replace(':', '-')}`);
  }
});

function toolPackages(): Set<string> {
  const names = Object.keys(manifest.devDependencies);
  return new Set([...names, ...names.map((name) => name.replace(/^@types\//, ''))]);
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
