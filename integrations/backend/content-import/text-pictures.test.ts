import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { createImageFiles } from '../media/picture-files.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import type { ContentMistakes } from './content-mistakes.ts';
import { readPictures } from './text-pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'text-pictures-'));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
const put = (name: string, bytes: string | Buffer) =>
  writeFileSync(path.join(folder, 'pictures', name), bytes);

beforeAll(async () => {
  mkdirSync(path.join(folder, 'pictures'));
  put('lugs.svg', SVG);
  const photograph = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } }).jpeg();
  // A photograph that lies on its side.
  put('lying.jpg', await photograph.withMetadata({ orientation: 6 }).toBuffer());
  put('words.png', 'no picture');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { compositions } = demonstration.illustrations;
const read = (body: string, drawn: typeof compositions = compositions) =>
  readPictures(folder, { facts: {}, lines: { facts: {}, body: 10 }, body }, drawn);
const mistakes = (body: string) =>
  read(body).then(
    () => [],
    (error: unknown) => (error as ContentMistakes).mistakes,
  );

describe('pictures of a text, by reference', () => {
  it.each([
    [
      '![Lugs](lugs.svg)',
      'lugs.svg',
      { src: /^text\/lugs\.svg\/original\.[0-9a-f]{8}$/, width: 600, height: 400 },
    ],
    ['Text\n\n![L](lying.jpg "Below")\n\nText', 'lying.jpg', { src: /^text\/lying/, width: 20, height: 30 }],
    [
      '![A loupe](drawn/expertise)',
      'drawn/expertise',
      { src: /^cover\/text\/expertise$/, width: 1200, height: 800 },
    ],
  ] as const)('%s', async (body, name, { src, ...size }) => {
    const picture = (await read(body)).get(name);
    expect(picture).toMatchObject(size);
    expect(picture?.src).toMatch(src);
  });

  it.each([
    ['![](lugs.svg)', 10, /does not say what is seen/],
    ['Words\n\n![Lugs](lugs.svg) and words', 12, /a paragraph of its own/],
    ['Words\n![Lugs](lugs.svg)', 11, /a paragraph of its own/],
    ['![Lugs](lugs.svg)\nWords', 10, /a paragraph of its own/],
    ['- ![Lugs](lugs.svg)', 10, /a paragraph of its own/],
    ['![Lugs](none.svg)', 10, /no file pictures\/none\.svg/],
    ['![Lugs](words.png)', 10, /not a picture of the kind/],
    ['![Lugs](../contacts.json)', 10, /is no picture/],
    ['![Lugs](https://x.example/a.png)', 10, /is no picture/],
    ['![Lugs](drawn/nothing)', 10, /no composition "nothing"/],
  ] as const)('a mistake is told with its line: %s', async (body, line, reason) => {
    expect(await mistakes(body)).toEqual([{ line, reason: expect.stringMatching(reason) as string }]);
  });

  it('stands in the text as a figure with its size, its words escaped', async () => {
    const text = '## A\n\n![Two "lugs" & a <case>](lugs.svg "Below *it*")\n\nWords';
    const { html } = renderMarkdown(text, await read(text));
    expect(html).toMatch(
      /<figure><img src="text\/lugs\.svg\/original\.[0-9a-f]{8}" alt="Two &quot;lugs&quot; &amp; a &lt;case&gt;" width="600" height="400" \/><figcaption>Below \*it\*<\/figcaption><\/figure>/,
    );
  });

  it.each([
    ['![x](other.svg)'],
    ['<img src="https://x.example/a.png" alt="" width="1" height="1">'],
    ['<img src="lugs.svg" onerror="x()">'],
  ])('any other picture is left out: %s', async (text) => {
    expect(renderMarkdown(text, await read('![Lugs](lugs.svg)')).html).not.toContain('<img');
  });
});

test('the original of a picture is given under its name, and an older name gives it for now', async () => {
  const src = (await read('![Lugs](lugs.svg)')).get('lugs.svg')?.src.split('/') ?? [];
  const { find } = createImageFiles(folder);
  const [kind = '', file = '', name = ''] = src;
  expect(await find(kind, file, name)).toMatchObject({ type: 'image/svg+xml', lasting: true });
  expect(await find(kind, file, 'original.00000000')).toMatchObject({ lasting: false });
  for (const other of ['../contacts.json', 'none.svg', 'lugs']) {
    expect(await find(kind, other, name), other).toBeUndefined();
  }
});
