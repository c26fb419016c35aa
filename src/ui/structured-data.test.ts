import { describe, expect, it } from 'vitest';
import { refersTo, writeGraph, writeNode } from './structured-data.ts';

/** Parts of the hostile titles. */
const PIECES = [
  '</script>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '&lt;/script&gt;',
  '"',
  "'",
  '\\',
  '\\u003c',
  '\u2028',
  '\u2029',
  '\u0000',
  '{"@id":"x"}',
  '🕰',
  'Часы',
  ' ',
];

/** Titles composed of the parts with a fixed seed. */
function titles(count: number): string[] {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(8) }, () => PIECES[next(PIECES.length)]).join(''),
  );
}

describe('structured data', () => {
  it('is one graph of all nodes, in their order', () => {
    const text = writeGraph(
      [{ '@context': 'other', '@type': 'Thing', name: 'a' }, { '@type': 'Thing' }].map(writeNode),
    );
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: 'a' }, { '@type': 'Thing' }],
    });
  });

  it('no title breaks out of the element, and each is read as it was written', () => {
    for (const name of titles(500)) {
      const text = writeGraph([writeNode({ '@type': 'Thing', name })]);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect((JSON.parse(text) as { '@graph': unknown[] })['@graph'][0]).toEqual({ '@type': 'Thing', name });
    }
  });

  it.each([
    [{ publisher: { '@id': 'https://x/#organization' } }, true],
    [{ name: 'https://x/#organization' }, false],
    [{ '@id': 'https://x/#organization', name: 'a' }, false],
    [{ publisher: { '@id': 'https://x/?a&b' } }, true],
  ])('%j names the shop: %s', (node, expected) => {
    const ids = ['https://x/#trade', 'https://x/#organization', 'https://x/?a&b'];
    expect(refersTo([writeNode(node)], ids)).toBe(expected);
  });
});
