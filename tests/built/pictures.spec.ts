import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { IMAGE_FORMATS, WIDTHS } from '../../src/addresses/image-address.ts';
import { ask } from '../site/ask.ts';
import { wrongLetters } from '../site/letters.ts';
import { someItem } from '../site/page-kinds.ts';

/** Name of the main picture of an item. */
async function somePicture(): Promise<string> {
  const { text } = await ask('en', await someItem());
  const src = /"\/media\/([^" ]+)-\d+\.webp"/.exec(text)?.[1];
  if (!src) throw new Error('The item page has no picture');
  return src;
}

test('every width and format of a picture is what it says, and may be kept for ever', async () => {
  const src = await somePicture();
  for (const width of WIDTHS) {
    for (const format of IMAGE_FORMATS) {
      const { status, headers, body } = await ask('uz', `/media/${src}-${width}.${format}`);
      expect([status, headers['content-type']]).toEqual([200, `image/${format}`]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const facts = await sharp(body).metadata();
      expect([facts.width, facts.compression ?? facts.format]).toEqual([
        width,
        format === 'avif' ? 'av1' : 'webp',
      ]);
    }
  }
});

test('no other widths, formats or names', async () => {
  const src = await somePicture();
  const wrong = [
    `${src}-335.avif`,
    `${src}-334.png`,
    `${src}`,
    'clock/no-such/front-334.avif',
    'clock/no..such/front-334.avif',
  ];
  for (const path of wrong) {
    const { status, body, headers } = await ask('ru', `/media/${path}`);
    expect([path, status, body.byteLength]).toEqual([path, 404, 0]);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await ask('ru', '/media/../a-334.avif')).status, 'a step up is no address').toBe(400);
});

test('RFC 9110 a picture that the visitor has is answered with 304', async () => {
  const path = `/media/${await somePicture()}-334.avif`;
  const { headers } = await ask('en', path);
  const again = await ask('en', path, { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
});

for (const locale of LOCALES) {
  test(`the first picture of a list on ${locale} is fetched first, those below when they come near`, async () => {
    const { text } = await ask(locale, '/clocks_today/');
    const images = [...text.matchAll(/<img\s[^>]*>/g)].map(([tag]) => tag);
    expect(images.length).toBeGreaterThanOrEqual(24);
    expect(images.filter((tag) => !/\swidth="\d+" height="\d+"/.test(tag))).toEqual([]);
    expect(images.filter((tag) => tag.includes('fetchpriority="high"'))).toEqual([images[0]]);
    expect(images.filter((tag) => tag.includes('loading="eager"'))).toHaveLength(2);
  });
}

test('the main picture of an item is preloaded and told to others', async () => {
  const { text } = await ask('en', await someItem());
  expect(text).toMatch(/<link rel="preload" as="image" type="image\/avif" imagesrcset="\/media\//);
  // Before the display typeface, and no wider than a standing picture is drawn.
  expect(text.match(/<link rel="preload"[^>]* as="font"/g)).toHaveLength(1);
  expect(text.match(/ sizes="[^"]*,58vw"/g)?.length).toBeGreaterThan(1);
  // The first picture of the page is its picture for shared links.
  const shared = [...text.matchAll(/<meta property="og:image" content="([^"]+)"/g)].at(1)?.[1] ?? '';
  expect((await ask('en', new URL(shared).pathname)).status).toBe(200);
  expect(text).toContain(`"image":["${shared}"`);
});

/** Articles with pictures in their text, and the number of these. */
const ILLUSTRATED = {
  'kak-podobrat-sebe-chasy': 2,
  sovet: 1,
  'skupka-chasov': 1,
  'kak-chitat-zalogovyy-bilet': 1,
};

for (const [slug, count] of Object.entries(ILLUSTRATED)) {
  test(`pictures in the text of ${slug}: sized, said in words, fetched late, there`, async () => {
    for (const locale of LOCALES) {
      const { text } = await ask(locale, `/article/${slug}/`);
      const figures = [...text.matchAll(/<figure>(.*?)<\/figure>/gs)].map(([, inside = '']) => inside);
      expect(figures.length, locale).toBe(count);
      for (const figure of figures) {
        const [image = ''] = /<img\b[^>]*>/.exec(figure) ?? [];
        for (const said of ['width="1200"', 'height="', 'loading="lazy"']) {
          expect(image).toContain(said);
        }
        const [, alt = ''] = /\balt="([^"]+)"/.exec(image) ?? [];
        const [, caption = ''] = /<figcaption>(.*?)<\/figcaption>/s.exec(figure) ?? [];
        expect([alt.length > 20, caption.length > 20]).toEqual([true, true]);
        expect(wrongLetters(`${alt} ${caption}`, locale)).toBe('');
      }
    }
    const { text } = await ask('ru', `/article/${slug}/`);
    const [, address = ''] = /<figure>.*?srcset="(\S+) 334w/s.exec(text) ?? [];
    const { status, headers } = await ask('ru', address);
    expect([status, headers['content-type']]).toEqual([200, 'image/avif']);
  });
}
