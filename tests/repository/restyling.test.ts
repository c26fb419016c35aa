import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';

/** Elements that a page has many of. */
const MANY = /^(a|div|h3|img|li|p|path|picture|span|svg|td|tr|ul|\*)$/;

// Chromium has one set of names for everything that follows a `:has(…)` in the styles of a page. When an
// element with one of these names changes, all elements with one of them are styled again.
test('D612 styles: what follows `:has` is named by a class or attribute, and no `:has` waits for the focus of a page', () => {
  const files = listFiles(/^src\/.*\.(astro|css)$/).filter((file) => !file.endsWith('print.css'));
  const selectors = files.flatMap((file) =>
    [...readText(file).matchAll(/^\s*([^\n{;]*:has\([^\n{;]*)[,{]$/gm)].map(([, text = '']) => ({
      file,
      text,
    })),
  );
  const slow = selectors.filter(({ text }) => {
    const plain = text.replaceAll(':global(', '').trim();
    const last =
      plain
        .slice(plain.lastIndexOf(':has('))
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const isFollowed = /\)[\s>+~]+\S/.test(plain.slice(plain.lastIndexOf(':has(')));
    const isOfPage = /^(html|body|main)\b/.test(plain) && /:focus(?!-within)/.test(plain);
    return isOfPage || (isFollowed && MANY.test(last.replace(/[(),{\s]/g, '')));
  });
  expect(selectors.length).toBeGreaterThan(20);
  expect(slow.map(({ file, text }) => `${file}: ${text.trim()}`)).toEqual([]);
});
