import { expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

/** Set by npm, the system or a test runner: nothing that somebody configures. */
const NOT_OURS = /^(CHROME_PATH|PATH|NODE_ENV|DEV|DEBIAN_FRONTEND|TEST_SITE|PLAYWRIGHT_REPORT|npm_\w+)$/;

const READS = [
  /\benv(?:ironment)?\.([A-Z][A-Z0-9_]{2,})\b/g,
  /\benv\[['"`]([A-Z][A-Z0-9_]{2,})['"`]\]/g,
  /const \{([A-Z0-9_,\s]+)\} = process\.env/g,
];

it('the README names every environment variable that the code reads', () => {
  const readme = readText('README.md');
  const sources = listFiles(
    /^(src|integrations|scripts|tests\/(trials|benchmarks))\/.*\.(ts|tsx|mjs|astro)$|^[\w.]+\.(ts|mjs|js)$/,
  );
  const names = new Set(sources.filter((file) => !file.includes('.test.')).flatMap(variablesOf));
  const missing = [...names].filter((name) => !NOT_OURS.test(name) && !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

function variablesOf(file: string): string[] {
  const text = readText(file);
  return READS.flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.trim())
    .filter(Boolean);
}
