import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@tourbillon/domain/contract/endpoints.ts';
import { FORMS } from '@tourbillon/domain/contract/forms.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { listFiles, readText } from './files.ts';

/** Sources of the programs, without tests and without code that names addresses below `/staff`. */
const SOURCES = listFiles(/^(src|integrations\/(backend|adapter))\/.*\.(ts|tsx|astro)$/).filter(
  (file) => !/(\.test\.tsx?$|\/test-|backend\/staff\/)/.test(file),
);

/** Functions of browser code whose path argument is typed by the table: a wrong path is a type error. */
const TYPED =
  /\b(accountCall|provedCall|useAccountCall|renewCall|useAccountAction|acting|pressPasskey|Loaded|MessageForm|AccountForm)\b/;

const linesOf = (file: string) => readText(file).split('\n');

describe('addresses of calls and forms stand in the contract', () => {
  it('a literal address under /api is typed by the tables', () => {
    const found = SOURCES.flatMap((file) =>
      linesOf(file)
        .filter((line) => /['"`]\/api\/\w/.test(line.replace(/^\s*(\*|\/\/|\/\*).*$/, '')))
        .filter((line) => !line.includes(' satisfies '))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('a literal path of a call that is no page is an argument typed by the table', () => {
    const pages = new Set(
      listFiles(/^src\/pages\/.*\.astro$/).map((file) =>
        file.replace(/^src\/pages\/|(\/index)?\.astro$/g, ''),
      ),
    );
    const paths = [...Object.values(CALLS), ...Object.values(ENDPOINTS)]
      .map(({ path }) => path as string)
      .filter((path) => !/[{]/.test(path) && path !== '/' && !pages.has(path.slice(1)));
    expect(paths.length).toBeGreaterThan(50);
    const literal = new RegExp(`^(?!\\s*(\\*|/)).*['"\`](?:${paths.join('|')})['"\`]`);
    const found = SOURCES.filter((file) => !TYPED.test(readText(file))).flatMap((file) =>
      linesOf(file)
        .filter((line) => literal.test(line) && !line.includes(' satisfies '))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('nothing else lists the pages of forms', () => {
    const pages = FORMS.map(({ page }) => page);
    const listed = new RegExp(`^\\s*['"](?:${pages.join('|')})['"](,|:)`);
    const found = SOURCES.filter((file) => linesOf(file).filter((line) => listed.test(line)).length > 2);
    // Lists of prerendered pages, and texts beside forms and fields.
    const names = found.map((file) => file.split('/').at(-1)).sort();
    expect(names).toEqual(['form-fields.ts', 'next-steps.ts', 'prerendered-pages.ts']);
  });
});
