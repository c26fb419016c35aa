import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';

/** Classes that Splide adds or looks for. */
const OF_LIBRARIES = /^splide__/;

test('every class of the markup has a style, or a script or a test that looks for it', () => {
  const markup = listFiles(/^(src|integrations\/desk)\/.*\.(astro|tsx)$/);
  const readers = listFiles(/^(src|integrations\/desk|tests)\/.*\.(astro|css|ts|tsx)$/).map(readText);
  const named = new Set(readers.flatMap((text) => text.match(/\.[a-z][\w-]*/g) ?? []));
  const idle = markup.flatMap((file) =>
    classesOf(readText(file))
      .filter((name) => !named.has(`.${name}`) && !OF_LIBRARIES.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(markup.length).toBeGreaterThan(100);
  expect(idle).toEqual([]);
});

/** Classes written as a plain attribute. */
function classesOf(text: string): string[] {
  return [...text.matchAll(/\bclass(?:Name)?="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}
