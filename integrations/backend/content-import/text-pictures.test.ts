import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { createImageFiles } from '../media/picture-files.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import { mistakesOf } from './content-mistakes.ts';
import { readCover, readPictures } from './text-pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'text-pictures-'));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
const put = (name: string, bytes: string | Buffer) =>
  writeFileSync(path.join(folder, 'pictures', name), bytes);

beforeAll(async () => {
  mkdirSync(path.join(folder, 'pictures'));
  put('lugs.svg', SVG);
  const photograph = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } }).jpeg();
  // A photograph whose EXIF orientation rotates it.
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
    (error: unknown) => mistakesOf('x.md', error),
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
    ['![Lugs](../contacts.json)', 10, /is not a picture/],
    ['![Lugs](https://x.example/a.png)', 10, /is not a picture/],
    ['![Lugs](drawn/nothing)', 10, /no composition "nothing"/],
  ] as const)('a mistake is told with its line: %s', async (body, line, reason) => {
    expect(await mistakes(body)).toEqual([
      { file: 'x.md', line, reason: expect.stringMatching(reason) as string },
    ]);
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

describe('the photograph on the cover of a text', () => {
  const cover = (facts: { cover?: string; cover_alt?: string }) =>
    readCover(folder, { facts, lines: { facts: { cover: 3 }, body: 10 }, body: '' }, facts);

  it('is a file of the folder with its size, what is seen until it is there, and its words', async () => {
    expect(await cover({})).toBeNull();
    expect(await cover({ cover: 'lying.jpg', cover_alt: 'A red field' })).toEqual({
      src: expect.stringMatching(/^text\/lying\.jpg\/original\.[0-9a-f]{8}$/) as string,
      width: 20,
      height: 30,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as string,
      alt: 'A red field',
    });
  });

  it.each([
    [{ cover: 'lying.jpg' }, 'cover_alt', /"cover_alt" is missing/],
    [{ cover: 'none.jpg', cover_alt: 'A' }, 'cover', /no file pictures\/none\.jpg/],
    [{ cover: 'words.png', cover_alt: 'A' }, 'cover', /not a picture of the kind/],
  ] as const)('%j is a mistake at %s', async (facts, field, reason) => {
    const error: unknown = await cover(facts).catch((one: unknown) => one);
    expect(error).toMatchObject({ mistakes: [{ line: 3, field }] });
    expect((error as Error).message).toMatch(reason);
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
