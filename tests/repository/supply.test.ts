import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MAY_RUN, NOT_RUN } from '../../scripts/bootstrap/install-scripts.mjs';
import { listFiles, readText } from './files.ts';

const lockfile = JSON.parse(readText('package-lock.json')) as {
  packages: Record<string, { hasInstallScript?: boolean }>;
};

describe('programs of packages', () => {
  it('are known, each as one that may run or one that need not', () => {
    const found = Object.entries(lockfile.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = found.map(([path]) =>
      path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    );
    expect([...new Set(names)].sort()).toEqual([...Object.keys(MAY_RUN), ...Object.keys(NOT_RUN)].sort());
  });

  it('are not run by anything that installs packages', () => {
    const files = listFiles(/^(scripts|integrations|\.github|\.ci)\//).filter(
      (file) => !file.includes('.test.'),
    );
    const installs = files.flatMap((file) =>
      readText(file)
        .split('\n')
        .filter(
          (line) =>
            /\bnpm (ci|install)\b|\['(ci|install|exec)', '--/.test(line) &&
            !/^\s*(\*|\/\/)|step\(/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(installs.length).toBeGreaterThan(1);
    const quiet = /--ignore-scripts|\.\.\.quiet/;
    expect(installs.filter((line) => !quiet.test(line))).toEqual([]);
    expect(readText('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });
});

describe('actions of the repository’s workflows', () => {
  it.each(listFiles(/^\.github\/workflows\//))(
    'of %s are pinned by their commit, the version beside it',
    (file) => {
      const text = readText(file);
      const uses = [...text.matchAll(/\buses: *(.*)$/gm)].map(([, used = '']) => used);
      expect(uses.length).toBeGreaterThan(0);
      const own = /^\.\//;
      const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
      expect(uses.filter((used) => !own.test(used) && !pinned.test(used))).toEqual([]);
    },
  );

  it('may read the repository, and nothing else', () => {
    for (const file of listFiles(/^\.github\/workflows\//)) {
      expect((parse(readText(file)) as { permissions: object }).permissions).toEqual({ contents: 'read' });
    }
  });
});
