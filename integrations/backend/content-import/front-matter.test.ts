import { describe, expect, test } from 'vitest';
import { articleFacts } from '../content-store/formats.ts';
import { checkBody, parseFrontMatter, readFacts } from './front-matter.ts';
import { mistakesOf } from './content-mistakes.ts';

test.each([
  ['facts and body', '---\ntitle: A\ntype: 5\n---\n\nText', { title: 'A', type: '5' }, 'Text', 6],
  ['a colon in the value', '---\ntitle: Loans: how\n---\nText', { title: 'Loans: how' }, 'Text', 4],
  ['a line across the text', '---\ntitle: A\n---\nOne\n\n---\n\nTwo', { title: 'A' }, 'One\n\n---\n\nTwo', 4],
  ['Windows line ends', '---\r\ntitle: A\r\n---\r\nText', { title: 'A' }, 'Text', 4],
  ['no text', '---\ntitle: A\n---', { title: 'A' }, '', 4],
  ['double quotes', '---\ntitle: "Loans: \\"how\\""\n---\nText', { title: 'Loans: "how"' }, 'Text', 4],
  ['single quotes', "---\ntitle: 'It''s: so'\n---\nText", { title: "It's: so" }, 'Text', 4],
  ['a remark after quotes', '---\ntitle: "A" # b\n---\nText', { title: 'A' }, 'Text', 4],
  ['no remark without quotes', '---\ntitle: Watch #1\n---\nText', { title: 'Watch #1' }, 'Text', 4],
  ['an apostrophe', "---\ntitle: '90s watches\n---\nText", { title: "'90s watches" }, 'Text', 4],
  ['a number in quotes', '---\ntype: "5"\n---\nText', { type: '5' }, 'Text', 4],
  [
    'a quoted word first',
    '---\ntitle: "Omega" in space\n---\nText',
    { title: '"Omega" in space' },
    'Text',
    4,
  ],
])('content format: %s', (_, text, facts, body, line) => {
  const read = parseFrontMatter(text);
  expect(read).toMatchObject({ facts, body });
  expect(read.lines.body).toBe(line);
});

const GOOD = [
  'title: A',
  'description: B',
  'type: 5',
  'published: 2026-01-01',
  'updated: 2026-01-01',
  'author: C D',
];
const with_ = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText`;
const changed = (place: number, line: string) => with_(...GOOD.toSpliced(place, 1, line));

describe('architecture §3 an editor’s mistake is told with its line, in words', () => {
  test.each([
    ['no block', 'Text only', ['x.md:1 the file should begin with a line of three dashes, ---']],
    ['no end', '---\ntitle: A', ['x.md:1 the block of facts is not closed by a second line of ---']],
    ['no colon', changed(1, 'no colon here'), ['x.md:3 "no colon here" should be "key: value"']],
    ['twice', with_(...GOOD, 'title: Again'), ['x.md:8 "title" stands twice']],
    ['no closing quote', changed(0, 'title: "A'), ['x.md:2 "title": its quote is not closed']],
    ['missing', with_(...GOOD.slice(1)), ['x.md:1 "title" is missing']],
    ['empty', changed(0, 'title:'), ['x.md:2 "title" is empty']],
    ['no number', changed(2, 'type: five'), ['x.md:4 "type": a whole number is wanted, and not "five"']],
    [
      'no date',
      changed(3, 'published: 1 May'),
      ['x.md:5 "published": a date is YYYY-MM-DD, and not "1 May"'],
    ],
    [
      'a day that does not exist',
      changed(3, 'published: 2026-02-30'),
      ['x.md:5 "published": there is no such day as "2026-02-30"'],
    ],
    [
      'no choice',
      with_(...GOOD, 'show_main_page: yes'),
      ['x.md:8 "show_main_page" should be one of "0", "1", and not "yes"'],
    ],
    [
      'several at once',
      with_(...GOOD.slice(1).toSpliced(1, 1, 'type: x')),
      ['x.md:1 "title" is missing', 'x.md:3 "type": a whole number is wanted, and not "x"'],
    ],
    [
      'a second title',
      `${with_(...GOOD)}\n\n# Title`,
      ['x.md:12 a heading of one # is the page’s own title; begin with ##'],
    ],
    [
      'a link cut short',
      `${with_(...GOOD)} [a](/about)`,
      ['x.md:10 the link /about should end with a slash'],
    ],
  ])('%s', (_, text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });

  test('an unknown fact is told with those there are', () => {
    expect(complaints(with_(...GOOD, 'tittle: A'))).toEqual([
      expect.stringMatching(/^x\.md:8 "tittle" is not known here; there are title, description,/),
    ]);
  });

  test.each(['{data weather}', '{data lines}', 'See {data kit}.', '- {data kit}'])(
    'D513 %s is not a block of data',
    (body) => {
      expect(complaints(`${with_(...GOOD)}\n\n${body}`)).toEqual([
        expect.stringMatching(/^x\.md:12 \{data .* is not a block of data, .*\{data condition brand\?\}, /),
      ]);
    },
  );

  test.each([
    '[a](/about/)',
    '[a](/about/#b)',
    '[a](/feed.xml)',
    '[a](https://x.example/y)',
    '```\n# code\n```',
    '{data condition rolex}',
  ])('%s is no mistake', (body) => {
    expect(complaints(`${with_(...GOOD)}\n\n${body}`)).toEqual([]);
  });
});

function complaints(text: string): string[] {
  try {
    const read = parseFrontMatter(text);
    readFacts(articleFacts, read);
    checkBody(read);
    return [];
  } catch (error) {
    return mistakesOf('x.md', error).map(({ file, line, reason }) => `${file}:${line} ${reason}`);
  }
}
