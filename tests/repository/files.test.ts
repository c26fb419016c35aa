import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

const TEXT = /\.(ts|tsx|mjs|js|astro|css|json|md|yml|yaml|csv|sql|svg|sh)$|^\.ci\/run$|^\.[a-z.]+$/;

/** Paths of one machine, and hosts of a private network. */
const MACHINE =
  /(^|[\s"'`(=:])\/(work|home|Users|root)\/[a-z]|[a-z]:\\Users|https?:\/\/[^\s"'`)]*(registry|artifactory|verdaccio)/i;

describe('every file of the repository', () => {
  const files = listFiles(TEXT).filter((file) => file !== 'tests/repository/files.test.ts');

  it('names no path of a machine and no package registry', () => {
    const found = files.flatMap((file) => linesWith(file, MACHINE));
    expect(found).toEqual([]);
  });

  it('works in a folder whose name has spaces and letters of any language', () => {
    // Of an address of a file, the path has them in code; a path is no address.
    const encoded = /import\.meta\.url\)\.pathname|--import[= ]\$\{fileOf/;
    const found = files.filter((file) => /\.(ts|tsx|mjs|js|astro)$/.test(file));
    expect(found.flatMap((file) => linesWith(file, encoded))).toEqual([]);
  });

  it('has nothing left to do and no silenced linter without a reason', () => {
    const marks = new RegExp(['TO', 'DO|FIX', 'ME|@ts-ignore|eslint-disable(?!.*--)'].join(''));
    const found = files.filter((file) => /\.(ts|tsx|mjs|js|astro)$/.test(file));
    expect(found.flatMap((file) => linesWith(file, marks))).toEqual([]);
  });

  it('is short: style section "shape", nine sources in ten under 200 lines', () => {
    const sources = listFiles(/^(src|integrations|scripts|tests)\/.*\.(ts|tsx|mjs|astro)$/);
    const long = sources.filter((file) => lines(file) > 200 && !/i18n\/messages\//.test(file));
    expect(long.length, long.join('\n')).toBeLessThan(sources.length / 10);
  });

  it('is at most 300 lines long where it holds messages', () => {
    const messages = listFiles(/^integrations\/domain\/i18n\/messages\/.*\.ts$/);
    expect(messages.filter((file) => lines(file) > 301)).toEqual([]);
  });
});

function linesWith(file: string, pattern: RegExp): string[] {
  const all = readText(file).split('\n');
  return all.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}

function lines(file: string): number {
  return readText(file).split('\n').length;
}
