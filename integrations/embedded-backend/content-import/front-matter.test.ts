import { expect, test } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';

test.each([
  ['facts and body', '---\ntitle: A\ntype: 5\n---\n\nText', { title: 'A', type: '5' }, 'Text'],
  ['a colon in the value', '---\ntitle: Loans: how\n---\nText', { title: 'Loans: how' }, 'Text'],
  ['a line across the text', '---\ntitle: A\n---\nOne\n\n---\n\nTwo', { title: 'A' }, 'One\n\n---\n\nTwo'],
  ['Windows line ends', '---\r\ntitle: A\r\n---\r\nText', { title: 'A' }, 'Text'],
  ['no text', '---\ntitle: A\n---', { title: 'A' }, ''],
])('content format: %s', (_, text, facts, body) => {
  expect(parseFrontMatter(text)).toEqual({ facts, body });
});

test.each(['Text only', '---\nno colon here\n---\nText'])('content format: %j is refused', (text) => {
  expect(() => parseFrontMatter(text)).toThrow();
});
