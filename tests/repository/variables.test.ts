import { expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

/** Set by npm, the system or a test runner, not by operators. */
const NOT_OURS =
  /^(CHROME_PATH|PATH|NODE_ENV|NODE_OPTIONS|DEV|DEBIAN_FRONTEND|INIT_CWD|TEST_SITE|PLAYWRIGHT_REPORT|npm_\w+)$/;

const READS = [
  /\benv(?:ironment)?\.([A-Z][A-Z0-9_]{2,})\b/g,
  /\benv\[['"`]([A-Z][A-Z0-9_]{2,})['"`]\]/g,
  /const \{([A-Z0-9_,\s]+)\} = process\.env/g,
];

const CONFIGURE = readText('docs/operations/configure.md');

const sources = listFiles(
  /^(src|integrations|scripts|tests\/(trials|benchmarks))\/.*\.(ts|tsx|mjs|astro)$|^[\w.]+\.(ts|mjs|js)$/,
).filter((file) => !file.includes('.test.'));

it('docs/operations/configure.md names every environment variable that the code reads', () => {
  const missing = new Set(sources.flatMap(variablesOf).filter((name) => !CONFIGURE.includes(`\`${name}\``)));
  expect([...missing].filter((name) => !NOT_OURS.test(name))).toEqual([]);
});

it('docs/operations/configure.md names no variable that the code does not know', () => {
  const code = [...sources, ...listFiles(/^scripts\/deploy\//)].map(readText).join('\n');
  const named = [...CONFIGURE.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  // Names of variables for each site are composed: `SITE_URL_${…}`.
  expect(named.filter((name) => !code.includes(name.replace(/_(RU|EN|UA|UZ|COM)$/, '_')))).toEqual([]);
});

function variablesOf(file: string): string[] {
  const text = readText(file);
  return READS.flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.trim())
    .filter(Boolean);
}
