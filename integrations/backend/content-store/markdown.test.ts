import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test.each([
  ['a script', 'Hi <script>alert(1)</script>', '<p>Hi </p>'],
  ['a handler', '<p onclick="x()">Hi</p>', '<p>Hi</p>'],
  ['a javascript link', '[x](javascript:alert(1))', '<p><a>x</a></p>'],
  ['an inline style', '<p style="color:red">Hi</p>', '<p>Hi</p>'],
])('D60 sanitised: %s does not come through', (_, text, html) => {
  expect(renderMarkdown(text).html).toBe(html);
});

test('headings of the second level are the contents, with ids after their words', () => {
  const { html, headings } = renderMarkdown('## Ціна & строк\n\n### Inner\n\n## **Ціна** & строк\n\n## ?');
  expect(headings).toEqual([
    { id: 'ціна-строк', text: 'Ціна & строк' },
    { id: 'ціна-строк-2', text: 'Ціна & строк' },
    { id: 'section', text: '?' },
  ]);
  for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
});

test('a column aligned right is marked as drawn; no other class or alignment comes through', () => {
  const { html } = renderMarkdown('| A | B | C |\n| --- | ---: | :---: |\n| **a** | 1 | 2 |');
  expect(html.match(/<t[hd].*?>/g)).toEqual(['<thead>', '<th>', '<th class="drawn">', '<th>', '<td>', '<td class="drawn">', '<td>']); // prettier-ignore
  expect(html).toContain('<td><strong>a</strong></td>');
  expect(
    renderMarkdown('<table><tr><td class="number drawn" align="right">1</td></tr></table>').html,
  ).toContain('<td class="drawn">');
});
