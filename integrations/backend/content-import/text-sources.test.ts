import { expect, test } from 'vitest';
import { renderMarkdown } from '../content-store/markdown.ts';
import { readSources, sourcesParagraph } from './text-sources.ts';

test.each([
  ['', []],
  ['ISO 6425:2018', [{ name: 'ISO 6425:2018', address: undefined }]],
  [
    'Rolex: Submariner https://www.rolex.com/watches/submariner; ISO 6425:2018',
    [
      { name: 'Rolex: Submariner', address: 'https://www.rolex.com/watches/submariner' },
      { name: 'ISO 6425:2018', address: undefined },
    ],
  ],
])('sources of a text: %s', (value, sources) => {
  expect(readSources(value)).toEqual(sources);
});

test('sources are the last paragraph, with links', () => {
  const text = `A text.${sourcesParagraph('Notes (2) https://example.com/a_(b); A book', 'en')}`;
  expect(renderMarkdown(text).html).toBe(
    '<p>A text.</p>\n<p><em>Sources:</em> <a href="https://example.com/a_(b)">Notes (2)</a>; A book.</p>',
  );
  expect(sourcesParagraph(undefined, 'en')).toBe('');
});
