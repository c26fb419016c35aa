import { describe, expect, it } from 'vitest';
import { BACKEND_VARIABLES } from '@tourbillon/backend/configuration/configuration.ts';
import { DESK_VARIABLES } from '@tourbillon/desk/server/configuration.ts';
import { SCRIPT_VARIABLES } from '../../scripts/processes/settings.ts';
import { listFiles, readText } from './files.ts';

/** Set by npm, the system or a test runner, not by operators. */
const SYSTEM = new Set(['NODE_ENV']);

const VARIABLES = [
  ...new Set(
    [SCRIPT_VARIABLES, BACKEND_VARIABLES, DESK_VARIABLES].flatMap(({ entries }) => Object.keys(entries)),
  ),
].filter((name) => !SYSTEM.has(name));

/** A quoted name is text for the bundler. */
const READS = /(?<!')\bprocess\.env\b/;

/** Files that may read the environment: the configuration of the programs. */
const READERS = [
  'src/platform/configuration.ts',
  'integrations/backend/configuration/configuration.ts',
  'integrations/desk/server/configuration.ts',
  // Every program on Windows needs this variable.
  'integrations/platform/pictures/decoding/limited-process.ts',
];

/** Scripts that read one variable in addition to the settings: of the system, npm or a tool. */
const SCRIPT_READS = /process\.env\.(?!PATH\b|npm_|NODE_OPTIONS\b|CHROMIUM_PATH\b)\w+|\} = process\.env/;

describe('one configuration for each program', () => {
  it('reads the environment, and nothing else of storefront and backend does', () => {
    const sources = listFiles(/^(src|integrations)\/.*\.(ts|tsx|mjs|astro)$|^astro\.config\.mjs$/);
    const readers = sources.filter((file) => !/\.test\.|\/test-/.test(file) && READS.test(readText(file)));
    expect(readers.sort()).toEqual([...READERS].sort());
  });

  it('is what scripts read as well', () => {
    const scripts = listFiles(/^scripts\/(?!bootstrap\/)[^.]*\.(ts|mjs)$/);
    const readers = scripts.filter((file) => SCRIPT_READS.test(readText(file)));
    expect(readers).toEqual([]);
  });

  it.each(VARIABLES)('%s is documented', (name) => {
    expect(documented()).toContain(name);
  });
});

/**
 * Names in the first column of the tables of variables; `_UA` after a name means the same name with another
 * ending.
 */
function documented(): string[] {
  const tables = readText('docs/operations/configure.md').match(/^\| Variable .*(\n\|.*)+/gm) ?? [];
  const rows = tables.flatMap((table) => table.split('\n').slice(2));
  return rows.flatMap((row) => {
    const names = [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map((match) => match[1] ?? '');
    const whole = names.filter((name) => !name.startsWith('_'));
    const endings = names.filter((name) => name.startsWith('_'));
    return [...whole, ...endings.flatMap((ending) => whole.map((name) => name.replace(/_[A-Z]+$/, ending)))];
  });
}
