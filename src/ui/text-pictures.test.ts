import { expect, test } from 'vitest';
import { textPictures } from './text-pictures.ts';

test('a picture of a text: its sizes, formats and words, fetched when it comes near', () => {
  const html = textPictures(
    '<figure><img src="text/a.svg/original.1a2b" alt="Two &quot;lugs&quot;" width="600" height="400" /><figcaption>C</figcaption></figure>',
  );
  expect(html).toMatch(
    /^<figure><picture><source type="image\/avif" srcset="\/media\/text\/a\.svg\/original\.1a2b-334\.avif 334w,[^ ]+-492\.avif 492w" sizes="\(min-width:768px\) 630px,calc\(100vw - 2rem\)">/,
  );
  expect(html).toContain('alt="Two &quot;lugs&quot;" width="600" height="400" loading="lazy"');
  expect(html).not.toContain('-668.');
  expect(html).toMatch(/<\/picture><figcaption>C<\/figcaption><\/figure>$/);
});

test.each([
  ['of another host', '<img src="https://x.example/a.png" alt="a" width="1" height="1">'],
  ['out of the folder', '<img src="../secret" alt="a" width="1" height="1">'],
  ['without a size', '<img src="text/a.svg/original.1" alt="a">'],
  ['without words', '<img src="text/a.svg/original.1" width="1" height="1">'],
])('a picture %s is left out', (_, html) => {
  expect(textPictures(`<p>Before</p>${html}<p>After</p>`)).toBe('<p>Before</p><p>After</p>');
});
