import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { setTitle } from './break-lines.ts';
import { drawCard, PICTURE } from './draw-card.ts';
import { encodeCard } from './encode-card.ts';
import { widthOf } from './lettering.ts';
import { readHead } from './read-head.ts';
import { CARD, readShareAddress, shareAddress } from '../../addresses/share-image-address.ts';

const TEXT = { title: 'Заклад годинників', shop: 'Турбійон', slogan: 'З 2004 року' };

describe('the title of a card', () => {
  it.each([
    ['Rolex Submariner', 92, ['Rolex', 'Submariner']],
    ['Годинник — у заставу', 92, ['Годинник —', 'у заставу']],
    ['Oʻn afsona', 92, ['Oʻn afsona']],
  ])('%s is set at %d px', (title, size, lines) => {
    expect(setTitle(title, 576)).toEqual({ size, lines });
  });

  it.each([
    'Что делать, если срок залога подходит к концу, а денег на выкуп часов пока нет',
    'слово '.repeat(80),
    'Ж'.repeat(200),
    '',
  ])('%s never leaves its place', (title) => {
    for (const width of [576, 850]) {
      const { size, lines } = setTitle(title, width);
      expect(lines.length).toBeLessThanOrEqual(5);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(width);
    }
  });

  it('has no line that holds one short word at its end', () => {
    const { lines, size } = setTitle('Как подобрать себе часы и не пожалеть об этом', 850);
    const widths = lines.map((line) => widthOf(line, size));
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
  });
});

describe('the picture of a shared link', () => {
  it('is drawn without a typeface, and nothing of a title reaches its markup', () => {
    const svg = drawCard({ ...TEXT, title: '</svg><image href="x"/> & "' }, false);
    expect(svg).not.toMatch(/<text|<image|font-family|&/);
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  it('is a JPEG of 1200 by 630, with the page’s own picture beside the title', async () => {
    const red = await sharp({ create: { width: 40, height: 90, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const made = await encodeCard(TEXT, red);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
    const corner = { left: PICTURE.left + 20, top: 20, width: 1, height: 1 };
    const [r = 0, g = 0, b = 0] = await sharp(made).extract(corner).raw().toBuffer();
    expect([r > 240, g < 20, b < 20]).toEqual([true, true, true]);
  });

  it.each([
    [{ path: '/', query: '' }, /^\/share\/[0-9a-f]{12}\.jpg$/],
    [{ path: '/about/', query: '' }, /^\/share\/about\/[0-9a-f]{12}\.jpg$/],
    [{ path: '/article/', query: '?type=3' }, /^\/share\/article\/[0-9a-f]{12}\.jpg\?type=3$/],
  ])('of %j is at %s', (page, pattern) => {
    const address = shareAddress(page, TEXT, undefined);
    expect(address).toMatch(pattern);
    expect(readShareAddress(address.split('?')[0] ?? '')).toBe(page.path);
  });

  it('has another address when anything on it changes', () => {
    const at = { path: '/about/', query: '' };
    const addresses = [
      shareAddress(at, TEXT, undefined),
      shareAddress(at, { ...TEXT, title: 'x' }, undefined),
      shareAddress(at, { ...TEXT, shop: 'x' }, undefined),
      shareAddress(at, { ...TEXT, slogan: 'x' }, undefined),
      shareAddress(at, TEXT, '/media/a-1000.webp'),
    ];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each([
    '/share/../0123456789ab.jpg',
    '/share/about/1.jpg',
    '/share/about/0123456789ab.png',
    '/share/a b/0123456789ab.jpg',
  ])('has no address like %s', (path) => {
    expect(readShareAddress(path)).toBeUndefined();
  });

  it('takes its words from the head of the page', () => {
    const html =
      '<head><meta property="og:title" content="A &#38; B &quot;C&quot;"><meta property="og:image" content="https://x/share/a/1.jpg?type=3&#38;page=2"><meta property="og:image" content="https://x/media/a-1000.webp"></head><meta property="og:image" content="https://evil/">';
    expect(readHead(html)).toEqual({
      title: 'A & B "C"',
      card: '/share/a/1.jpg?type=3&page=2',
      image: '/media/a-1000.webp',
    });
    expect(readHead('<head><title>x</title></head>')).toBeUndefined();
  });
});
