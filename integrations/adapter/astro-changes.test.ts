import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { astroChanges } from './astro-changes.ts';

const { transform } = astroChanges();
const moduleOf = (name: string) =>
  fileURLToPath(import.meta.resolve('astro/package.json')).replace('package.json', `dist/${name}`);

it.each([
  ['runtime/server/render/astro/render.js', 'Buffer.concat([...parts, Buffer.from(str)])'],
  ['runtime/server/render/page.js', 'Symbol.for("page-bytes")'],
  ['runtime/server/render/astro/instance.js', 'let value = didRender ? undefined'],
  ['runtime/server/render/streaming.js', 'node = await node'],
  ['runtime/server/render/component.js', 'return preRendered;'],
  ['runtime/server/render/util.js', 'knownKinds.get(key)'],
  ['core/render/ssr-element.js', 'knownPaths.get(href)'],
])('D623 D680 the installed Astro has what the build changes in %s', (name, changed) => {
  const id = moduleOf(name);
  expect(transform(readFileSync(id, 'utf8'), id)).toContain(changed);
});

it('D623 other modules stay, and another Astro fails the build', () => {
  expect(transform('return str;', moduleOf('runtime/server/render/slot.js'))).toBeUndefined();
  expect(() => transform('return text;', moduleOf('runtime/server/render/astro/render.js'))).toThrow(
    'no longer has',
  );
});
