import { expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

/** A name that code joins to the data directory, up to the first part that it composes: `stock-` of `stock-${hash}`. */
const JOINED = /\b(?:dataDir|DATA_DIR|directory)\b,\s*['"`]([\w-]+)/g;

it('docs/operations/README.md lists what lies in the data directory', () => {
  const sources = listFiles(/^(src|integrations|scripts)\/.*\.ts$/).filter(
    (file) => !/\.test\.|\/test-/.test(file),
  );
  const names = new Set(
    sources.flatMap((file) => [...readText(file).matchAll(JOINED)].map(([, name = '']) => name)),
  );
  expect(names.size).toBeGreaterThan(10);
  const [, table = ''] = readText('docs/operations/README.md').split('## What lies on the disk');
  const listed = (name: string) => table.includes(`\`${name}${name.endsWith('-') ? '…' : ''}\``);
  expect([...names].filter((name) => !listed(name))).toEqual([]);
});
