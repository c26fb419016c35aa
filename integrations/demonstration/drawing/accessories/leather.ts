import type { Random } from '../random.ts';
import { linear, num } from '../svg.ts';

/** Tones of a dyed material, from the highlight on its edge to the depth of a fold. */
export interface Dye {
  pale: string;
  light: string;
  mid: string;
  dark: string;
  deep: string;
}

const dye = (pale: string, light: string, mid: string, dark: string, deep: string): Dye => ({
  pale,
  light,
  mid,
  dark,
  deep,
});

/** Dyes by colour id; an unknown colour is black. */
const DYES: Readonly<Record<string, Dye>> = {
  black: dye('#6d6f73', '#3d3f43', '#25262a', '#151619', '#08090a'),
  brown: dye('#b58a68', '#855a3b', '#623e27', '#442917', '#24140a'),
  tan: dye('#ecc596', '#d19d63', '#b57e46', '#8a5a2d', '#4f3014'),
  burgundy: dye('#b8606c', '#8a2e3d', '#651b29', '#450f1a', '#22060c'),
  navy: dye('#7484a8', '#3c4d78', '#243358', '#16213d', '#090f1f'),
  blue: dye('#9cc0e6', '#5a8cc4', '#346aa6', '#214a7b', '#0f2745'),
  green: dye('#7ea592', '#3f7059', '#24513e', '#163829', '#081b12'),
  grey: dye('#dcdbd8', '#b3b1ad', '#8f8d89', '#6a6864', '#3c3b38'),
  taupe: dye('#d9cbbb', '#b5a391', '#94816f', '#6f5e4f', '#40352b'),
  beige: dye('#f7ecd9', '#e6d5b8', '#d2bd9a', '#a99273', '#6c5a41'),
  ivory: dye('#fffdf7', '#f6f0e2', '#e6dcc7', '#c0b398', '#83765d'),
  white: dye('#ffffff', '#f6f5f2', '#e4e2dd', '#bbb8b1', '#807d76'),
  red: dye('#f08d80', '#d04436', '#aa251c', '#7a1510', '#430806'),
  orange: dye('#ffc08a', '#ee8a3a', '#d66d1d', '#a34d0f', '#5e2a05'),
  yellow: dye('#fff0a8', '#f3d257', '#dcb230', '#a9831b', '#63490a'),
  pink: dye('#fbdcdf', '#efb3bb', '#dd8f9b', '#b0646f', '#6c353e'),
  purple: dye('#b99ccd', '#84609f', '#61417b', '#432a57', '#23132f'),
  gold: dye('#fff2c9', '#efd28c', '#d1a552', '#98702c', '#553a11'),
  silver: dye('#ffffff', '#e4e6e8', '#bcc0c4', '#868b90', '#484d52'),
};

/** The tones of a colour by its id. */
export function dyeOf(colour: string): Dye {
  return DYES[colour] ?? (DYES.black as Dye);
}

/** Surface of a material: pebbled, smooth, scaled, woven or quilted. */
export type Grain = 'pebble' | 'smooth' | 'scales' | 'ostrich' | 'canvas' | 'quilt' | 'weave' | 'cross';

/** The grain of a material. The grain of exotic leather is scales or ostrich; of other leather, a random choice. */
export function grainOf(material: string, random: Random): Grain {
  if (material === 'exotic_leather') return random.pick(['scales', 'scales', 'ostrich']);
  if (material === 'canvas' || material === 'textile') return 'canvas';
  return random.pick(['pebble', 'pebble', 'smooth', 'cross', 'quilt']);
}

/** The pattern of a grain for a dyed area; an empty text for smooth hide. */
export function grainPattern(id: string, grain: Grain, tones: Dye): string {
  const tile = (w: number, h: number, content: string, turn = 0) =>
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${content}</pattern>`;
  switch (grain) {
    case 'pebble': {
      const dots = [
        [2, 2, 1.6],
        [7, 1, 1.3],
        [11, 4, 1.7],
        [4, 7, 1.8],
        [9, 8, 1.4],
        [1, 11, 1.3],
        [7, 12, 1.7],
        [12, 11, 1.5],
      ] as const;
      const d = dots.map(([x, y]) => `M${x} ${y}h.1`).join('');
      return tile(
        13,
        13,
        `<path d="${d}" stroke="${tones.deep}" stroke-opacity=".5" stroke-width="3.9" stroke-linecap="round" transform="translate(.6 .8)"/><path d="${d}" stroke="${tones.light}" stroke-opacity=".42" stroke-width="2.6" stroke-linecap="round"/>`,
        17,
      );
    }
    case 'cross':
      return tile(
        7,
        7,
        `<path d="M0 0L7 7" stroke="${tones.deep}" stroke-opacity=".42" stroke-width="1.5"/><path d="M0 2L5 7" stroke="${tones.pale}" stroke-opacity=".22" stroke-width="1"/>`,
        10,
      );
    case 'scales': {
      // Rows of belly scales, each different from the next; each row fills the tile.
      const rows = [
        [0, 30, 20, 32, 22],
        [-14, 26, 34, 22, 22, 14],
        [0, 24, 28, 20, 32],
      ] as const;
      const scales = rows
        .flatMap(([start, ...widths], row) => {
          let x: number = start;
          return widths.map((wide) => {
            x += wide;
            return `<rect x="${x - wide + 1}" y="${row * 27 + 1}" width="${wide - 2}" height="25" rx="8"/>`;
          });
        })
        .join('');
      return tile(
        104,
        81,
        `<rect width="104" height="81" fill="${tones.dark}" fill-opacity=".45"/><g fill="${tones.light}" fill-opacity=".4" stroke="${tones.deep}" stroke-opacity=".6" stroke-width="1.4">${scales}</g>`,
      );
    }
    case 'ostrich':
      return tile(
        30,
        30,
        `<g fill="${tones.deep}" fill-opacity=".5"><circle cx="8" cy="9" r="4"/><circle cx="23" cy="24" r="4"/></g><g fill="${tones.pale}" fill-opacity=".55"><circle cx="7" cy="8" r="2"/><circle cx="22" cy="23" r="2"/></g>`,
        12,
      );
    case 'canvas':
      return tile(
        34,
        34,
        `<path d="M0 17H34M17 0V34" stroke="${tones.deep}" stroke-opacity=".14" stroke-width="17" stroke-dasharray="17"/><path d="M17 5l6 12l-6 12l-6 -12z" fill="${tones.pale}" fill-opacity=".3"/><circle r="3.6" cx="0" cy="0" fill="${tones.pale}" fill-opacity=".3"/><circle r="3.6" cx="34" cy="34" fill="${tones.pale}" fill-opacity=".3"/><circle r="3.6" cx="34" cy="0" fill="${tones.pale}" fill-opacity=".3"/><circle r="3.6" cx="0" cy="34" fill="${tones.pale}" fill-opacity=".3"/>`,
        45,
      );
    case 'quilt':
      return tile(
        52,
        52,
        `<rect width="52" height="52" fill="${tones.light}" fill-opacity=".2"/><path d="M0 0H52V52" fill="none" stroke="${tones.deep}" stroke-width="5" stroke-opacity=".7"/><path d="M2 52V3H52" fill="none" stroke="${tones.pale}" stroke-opacity=".34" stroke-width="2.4"/><path d="M0 0H52M0 0V52" stroke="${tones.mid}" stroke-width="1.4" stroke-dasharray="4 2.6"/>`,
        45,
      );
    case 'weave': {
      const strip = (d: string) =>
        `<path d="${d}" fill="${tones.light}" fill-opacity=".3" stroke="${tones.deep}" stroke-opacity=".8" stroke-width="2"/>`;
      return tile(
        44,
        44,
        strip('M1 1H43V21H1ZM-21 23H21V43H-21Z') +
          strip('M23 23V43H43V23Z') +
          `<path d="M4 4H40M26 26V40" stroke="${tones.pale}" stroke-opacity=".4" stroke-width="2"/>`,
        45,
      );
    }
    case 'smooth':
      return '';
  }
}

/** The gradient of an area of hide, lit from the upper left. */
export function hideGradient(id: string, tones: Dye): string {
  return linear(
    id,
    [0, 0, 0.7, 1],
    [
      [0, tones.light],
      [0.25, tones.mid],
      [0.7, tones.mid],
      [1, tones.dark],
    ],
    true,
  );
}

/** An area of hide: colour, grain, and a darker edge. */
export function hide(d: string, tones: Dye, grain: Grain): string {
  const over = grain === 'smooth' ? '' : `<path d="${d}" fill="url(#gr)"/>`;
  return (
    `<path d="${d}" fill="url(#hi)" stroke="${tones.deep}" stroke-width="2"/>${over}` +
    `<path d="${d}" fill="url(#gl)"/>`
  );
}

/** A seam of stitches along a path. */
export function stitches(d: string, colour: string, size = 9): string {
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${num(size * 0.42)}" stroke-dasharray="${size} ${num(size * 0.55)}" transform="translate(.8 1.2)"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(size * 0.34)}" stroke-linecap="round" stroke-dasharray="${num(size * 0.8)} ${num(size * 0.75)}"/>`
  );
}
