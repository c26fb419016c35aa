import { metalTones } from '../metals.ts';
import { group, linear, num, path } from '../svg.ts';
import type { AccessoryDesign } from './accessory-design.ts';
import type { AccessoryView } from './accessory-facts.ts';
import { slab } from './fitting.ts';
import { hide, stitches } from './leather.ts';

/** A keypad phone in a case of metal and hide: front, back, and a detail of its keys. */
export function drawPhone(design: AccessoryDesign, view: AccessoryView): { defs: string; content: string } {
  const { random, dye } = design;
  const t = metalTones(design.fitting);
  const [w, h] = [random.between(112, 132), random.between(372, 400)];
  const keys = random.pick(['vee', 'flat', 'arched'] as const);
  const flank = random.between(0.7, 0.86);
  const defs =
    linear(
      'ph',
      [0, 0, 1, 0],
      [
        [0, t.deep],
        [0.06, t.light],
        [0.12, t.mid],
        [0.3, t.shine],
        [0.5, t.light],
        [0.72, t.mid],
        [0.9, t.light],
        [1, t.deep],
      ],
      true,
    ) +
    linear(
      'sc',
      [0, 0, 0.6, 1],
      [
        [0, '#2d3a46'],
        [0.5, '#141b22'],
        [1, '#0a0e12'],
      ],
      true,
    ) +
    linear(
      'ky',
      [0, 0, 0, 1],
      [
        [0, t.shine],
        [0.4, t.light],
        [1, t.dark],
      ],
      true,
    );
  const side = `M${num(-w)} ${num(-h + 60)}C${num(-w)} ${num(-h + 10)} ${num(-w * 0.7)} ${num(-h)} 0 ${num(-h)}S${num(w)} ${num(-h + 10)} ${num(w)} ${num(-h + 60)}L${num(w * 0.96)} ${num(h - 60)}C${num(w * 0.94)} ${num(h - 8)} ${num(w * 0.6)} ${num(h)} 0 ${num(h)}S${num(-w * 0.94)} ${num(h - 8)} ${num(-w * 0.96)} ${num(h - 60)}Z`;
  const shell =
    path(side, `fill="url(#ph)" stroke="${t.deep}" stroke-width="2"`) +
    path(
      side,
      `fill="none" stroke="${t.shine}" stroke-opacity=".7" stroke-width="2" transform="scale(.972 .988)"`,
    );
  if (view === 'open') {
    const panel = `M${num(-w * 0.84)} ${num(-h * 0.66)}H${num(w * 0.84)}L${num(w * 0.8)} ${num(h * 0.62)}Q0 ${num(h * 0.8)} ${num(-w * 0.8)} ${num(h * 0.62)}Z`;
    const rib = Array.from({ length: 7 }, (_, index) =>
      slab(-w * 0.5, -h * 0.88 + index * 9, w, 4, 2, t.deep, 'fill-opacity=".6"'),
    ).join('');
    const lens = `<circle cy="${num(-h * 0.74)}" r="17" fill="url(#fd)" stroke="${t.deep}"/><circle cy="${num(-h * 0.74)}" r="10" fill="#10151a"/><circle cx="-3" cy="${num(-h * 0.74 - 3)}" r="3" fill="#7c93a8"/>`;
    return {
      defs,
      content: group(
        'transform="rotate(5)"',
        shell +
          hide(panel, dye, design.grain) +
          stitches(panel, design.thread, 8) +
          rib +
          lens +
          path(`M0 ${num(h * 0.7)}l16 26h-32Z`, 'fill="url(#fd)"'),
      ),
    };
  }
  const screenTop = -h * 0.72;
  const screen =
    slab(-w * 0.74, screenTop, w * 1.48, h * 0.66, 8, '#05070a', `stroke="${t.deep}" stroke-width="3"`) +
    slab(-w * 0.68, screenTop + 9, w * 1.36, h * 0.66 - 18, 4, 'url(#sc)') +
    dialOf(w, screenTop + h * 0.33, random.between(0, 360), random.between(0, 360));
  const ear =
    slab(-w * 0.3, -h * 0.86, w * 0.6, 9, 4, '#0d0f11', `stroke="${t.dark}"`) +
    path(
      `M${num(-w * 0.5)} ${num(-h * 0.93)}L0 ${num(-h * 0.8)}L${num(w * 0.5)} ${num(-h * 0.93)}`,
      `fill="none" stroke="${t.dark}" stroke-opacity=".7" stroke-width="2"`,
    );
  const flanks = [-1, 1]
    .map((sign) =>
      path(
        `M${num(sign * w * 0.985)} ${num(-h * 0.6)}L${num(sign * w * flank)} ${num(-h * 0.02)}L${num(sign * w * 0.84)} ${num(h * 0.72)}L${num(sign * w * 0.955)} ${num(h * 0.74)}Z`,
        `fill="url(#hi)" stroke="${dye.deep}" stroke-width="1.6"`,
      ),
    )
    .join('');
  let pad = '';
  for (let row = 0; row < 5; row += 1)
    for (let column = -1; column <= 1; column += 1) {
      const y = h * 0.08 + row * h * 0.145;
      const bend = keys === 'vee' ? Math.abs(column) * -12 : keys === 'arched' ? Math.abs(column) * 9 : 0;
      const kw = w * 0.46;
      const x = column * (kw + 6);
      const lean = keys === 'vee' ? column * -8 : keys === 'arched' ? column * 6 : 0;
      const colour = row === 0 && column !== 0 ? (column < 0 ? '#2f7d4c' : '#a52a2a') : t.deep;
      pad += group(
        `transform="translate(${num(x)} ${num(y + bend)}) rotate(${lean})"`,
        slab(
          -kw / 2,
          0,
          kw,
          h * 0.105,
          5,
          row === 0 && column === 0 ? 'url(#fd)' : 'url(#ky)',
          `stroke="${t.deep}" stroke-width="1.6"`,
        ) +
          (row === 0
            ? slab(-kw * 0.22, h * 0.045, kw * 0.44, 5, 2, colour)
            : digit(row * 3 + column - 1, h * 0.053, colour)),
      );
    }
  const place = view === 'detail' ? 'translate(0 -300) scale(2.1)' : `rotate(${num(random.between(-13, 6))})`;
  return { defs, content: group(`transform="${place}"`, shell + flanks + ear + screen + group('', pad)) };
}

/** Strokes of the ten digits, the star and the hash, in a box of 12 by 18 around the origin. */
const DIGITS = [
  'M-2 -7L2 -9V9',
  'M-5 -5C-5 -10 5 -10 5 -4C5 1 -5 4 -5 9H5',
  'M-5 -8H5L-1 -1C6 -1 6 9 -1 9Q-4 9 -5 6',
  'M3 9V-9L-6 4H6',
  'M5 -9H-4V-1C5 -4 7 9 -1 9Q-4 9 -5 6',
  'M4 -8C-3 -9 -5 0 -5 4C-5 11 5 11 5 4C5 -2 -4 -2 -5 4',
  'M-5 -9H5L-2 9',
  'M0 -9C6 -9 6 -1 0 -1S-6 -9 0 -9ZM0 -1C7 -1 7 9 0 9S-7 -1 0 -1Z',
  'M-4 8C3 9 5 0 5 -4C5 -11 -5 -11 -5 -4C-5 2 4 2 5 -4',
  'M0 -6V6M-5 -3L5 3M5 -3L-5 3',
  'M0 -9C-7 -9 -7 9 0 9S7 -9 0 -9Z',
  'M-2 -8V8M3 -8V8M-6 -3H6M-6 3H6',
] as const;

function digit(index: number, y: number, stroke: string): string {
  return path(
    DIGITS[index - 1] ?? DIGITS[10],
    `fill="none" stroke="${stroke}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 ${num(y)})"`,
  );
}

/** The clock on the screen. */
function dialOf(w: number, y: number, hour: number, minute: number): string {
  const r = w * 0.46;
  let marks = '';
  for (let index = 0; index < 12; index += 1)
    marks += `<path d="M0 ${num(-r)}V${num(-r + (index % 3 ? 7 : 13))}" transform="rotate(${index * 30})"/>`;
  return group(
    `transform="translate(0 ${num(y)})" stroke="#e8edf2" stroke-width="2.4" stroke-linecap="round" fill="none"`,
    `<circle r="${num(r * 1.12)}" stroke-opacity=".3" stroke-width="1.4"/>${marks}<path d="M0 0V${num(-r * 0.5)}" transform="rotate(${num(hour)})" stroke-width="4"/><path d="M0 0V${num(-r * 0.8)}" transform="rotate(${num(minute)})"/>`,
  );
}
