import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastFaults, contrastOf } from './contrast.ts';
import { drawMark, readMark } from './mark.ts';
import { COLOUR_TOKENS, type ColourName, PALETTES, paletteStyles, type Scheme } from './palette.ts';

const TOKENS = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');

describe('colours', () => {
  test.each(['light', 'dark'] as const)('the %s palette is that of tokens.css, and can be read', (scheme) => {
    const [light = '', dark = ''] = TOKENS.split('@media (prefers-color-scheme: dark)');
    const written = (css: string, token: string) => new RegExp(`${token}: (#\\w{6});`).exec(css)?.[1];
    for (const [name, token] of Object.entries(COLOUR_TOKENS)) {
      const value = (scheme === 'dark' ? written(dark, token) : undefined) ?? written(light, token);
      expect([token, value]).toEqual([token, PALETTES[scheme][name as ColourName]]);
    }
    expect(contrastFaults(PALETTES[scheme])).toEqual([]);
  });

  test('a pair that cannot be read is named with its contrast', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastFaults({ ...PALETTES.light, muted: '#aaaaaa' }).map(({ fault }) => fault)).toEqual([
      'muted #aaaaaa on paper #f7f5f0 has a contrast of 2.13; at least 4.5 is needed',
      'muted #aaaaaa on plate #efebe2 has a contrast of 1.95; at least 4.5 is needed',
    ]);
    // 4.478: rounding up would let it pass.
    expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  test('the stylesheet sets every token in both schemes', () => {
    const css = paletteStyles({ light: PALETTES.light, dark: PALETTES.dark } satisfies Record<
      Scheme,
      unknown
    >);
    for (const token of Object.values(COLOUR_TOKENS)) expect(css.split(`${token}:#`).length, token).toBe(3);
  });
});

describe('the mark', () => {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48"><title>Shop</title><path d="M0 0" fill="currentColor"/></svg>';

  test('is drawn at the size of its place, without its title', () => {
    expect(readMark(`<?xml version="1.0"?>\n<!-- made by hand -->${mark}\n`)).toBe(mark);
    expect(drawMark(mark, { width: 36, height: 36 })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="36" height="36" aria-hidden="true" focusable="false"><path d="M0 0" fill="currentColor"/></svg>',
    );
  });

  test.each([
    ['<script>alert(1)</script>', '<script> may not be in it'],
    ['<path onload="x()"/>', 'the attribute onload'],
    ['<path style="fill:red"/>', 'the attribute style'],
    ['<path fill="url(#a)"/>', 'fill="url(#a)" may not'],
    ['<image href="http://x/"/>', '<image> may not be in it'],
    ['<foreignObject/>', '<foreignObject> may not'],
    ['<path d=M0 />', 'it is not well-formed'],
    ['<path', 'it is not well-formed'],
    ['<g>', 'it is not a whole SVG'],
  ])('%s is refused', (inside, reason) => {
    expect(() => readMark(mark.replace('<path d', `${inside}<path d`))).toThrow(reason);
  });

  test.each<[string, string]>([
    ['<p>Shop</p>', '<p> may not'],
    ['Shop', 'it is not a whole SVG'],
    ['<path d="M0 0"/>', 'it is not one <svg>'],
    [mark + mark, 'it is not one <svg>'],
    ['<svg></svg>', 'its <svg> has no viewBox'],
    [mark.replace('M0 0', 'M0 0'.repeat(6000)), 'larger than 20 KB'],
  ])('%.40s is refused', (text, reason) => {
    expect(() => readMark(text)).toThrow(reason);
  });
});
