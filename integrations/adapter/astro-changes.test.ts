import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { astroChanges } from './astro-changes.ts';

const { transform } = astroChanges();
const moduleOf = (name: string) =>
  fileURLToPath(import.meta.resolve('astro/package.json')).replace(
    'package.json',
    `dist/runtime/server/render/${name}`,
  );

it.each([
  ['astro/render.js', 'Buffer.concat([...parts, Buffer.from(str)])'],
  ['page.js', 'Symbol.for("page-bytes")'],
  ['astro/instance.js', 'let value = didRender ? undefined'],
  ['streaming.js', 'node = await node'],
])('D623 D680 the installed Astro has what the build changes in %s', (name, changed) => {
  const id = moduleOf(name);
  expect(transform(readFileSync(id, 'utf8'), id)).toContain(changed);
});

it('D623 other modules stay, and another Astro fails the build', () => {
  expect(transform('return str;', moduleOf('slot.js'))).toBeUndefined();
  expect(() => transform('return text;', moduleOf('astro/render.js'))).toThrow('no longer has');
});
