import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ownPrescripts } from './own-prescripts.ts';

/** Astro's own module, without its imports and exports. */
const ASTROS = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('astro/package.json')),
    'dist/runtime/server/scripts.js',
  ),
  'utf8',
);

/** The functions of the changed module, with texts in place of what it imports. */
function changed() {
  const code = ownPrescripts(ASTROS)
    .replace(/^import .*$/gm, '')
    .replace(/export \{[^}]*\};?/, '');
  const make = new Function(
    'islandScript',
    'islandScriptDev',
    'ISLAND_STYLES',
    `${code}; return { determineIfNeedsHydrationScript, determinesIfNeedsDirectiveScript, getPrescripts };`,
  );
  return make('element', 'element', 'a{}') as {
    determineIfNeedsHydrationScript: (result: object) => boolean;
    determinesIfNeedsDirectiveScript: (result: object, directive: string) => boolean;
    getPrescripts: (result: object, type: string, directive: string) => string;
  };
}

/** What a page writes before its islands, one text for each, as Astro asks for it. */
function writtenBefore(directives: string[]): string[] {
  const scripts = changed();
  const result = {
    _metadata: { templateDepth: 0, hasHydrationScript: false, hasDirectives: new Set() },
    clientDirectives: new Map(['intent', 'load'].map((name) => [name, `runs ${name}`])),
  };
  return directives.map((directive) => {
    const isFirst = scripts.determineIfNeedsHydrationScript(result);
    const isNew = scripts.determinesIfNeedsDirectiveScript(result, directive);
    if (isFirst) return scripts.getPrescripts(result, 'both', directive);
    return isNew ? scripts.getPrescripts(result, 'directive', directive) : '';
  });
}

const BOTH = '<script>runs load</script><script>element</script>';

it.each<[directives: string[], written: string[]]>([
  [['intent'], ['']],
  [
    ['intent', 'intent'],
    ['', ''],
  ],
  [['load'], [BOTH]],
  [
    ['load', 'load'],
    [BOTH, ''],
  ],
  [
    ['intent', 'load', 'intent'],
    ['', BOTH, ''],
  ],
  [
    ['load', 'intent'],
    [BOTH, ''],
  ],
])('D671 scripts before the islands %j', (directives, written) => {
  expect(writtenBefore(directives)).toEqual(written);
});

it('D671 another module of Astro stops the build', () => {
  expect(() => ownPrescripts('export const a = 1;')).toThrow('getPrescripts');
});
