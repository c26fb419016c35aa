import { expect, it } from 'vitest';
import { splitMyths } from './myths.ts';

it('§3 myths: every heading of the second level is a myth, what follows it the truth', () => {
  const html =
    '<p>Before</p>\n<h2 id="one">They <em>melt</em> it</h2>\n<p>They do not.</p>\n<h3 id="a">Why</h3>\n<p>A ticket.</p>' +
    '\n<h2 id="two">It takes days</h2>\n<p>Half an hour.</p>';
  expect(splitMyths(html)).toEqual({
    intro: '<p>Before</p>',
    myths: [
      {
        id: 'mif-1',
        number: 1,
        claim: 'They <em>melt</em> it',
        truth: '<p>They do not.</p>\n<h3 id="a">Why</h3>\n<p>A ticket.</p>',
      },
      { id: 'mif-2', number: 2, claim: 'It takes days', truth: '<p>Half an hour.</p>' },
    ],
  });
});

it('§3 myths: a text without headings is an introduction alone', () => {
  expect(splitMyths('<p>Soon</p>')).toEqual({ intro: '<p>Soon</p>', myths: [] });
});
