import { linear, num } from '../svg.ts';

/** Kinds of frames. */
export type FrameKind = 'gilt' | 'carved' | 'black' | 'walnut' | 'float' | 'silver';

/** A frame: its width, its definitions, and its drawing around the opening. */
export interface Frame {
  wide: number;
  defs: string;
  draw(w: number, h: number): string;
}

const TONES: Readonly<
  Record<FrameKind, readonly [pale: string, light: string, mid: string, dark: string, deep: string]>
> = {
  gilt: ['#fff0bd', '#e6c373', '#c1933f', '#8a6224', '#4e350f'],
  carved: ['#f8e3a6', '#d8b05e', '#ad7f35', '#77521e', '#41290b'],
  black: ['#66676b', '#2f3033', '#1c1d1f', '#101113', '#050506'],
  walnut: ['#b98a5f', '#855a38', '#653f24', '#452916', '#24140a'],
  float: ['#ffffff', '#f7f5f0', '#e8e5dd', '#c9c4b8', '#8f897b'],
  silver: ['#ffffff', '#dfe0df', '#b4b6b5', '#7d807f', '#484b4a'],
};

const WIDE: Readonly<Record<FrameKind, number>> = {
  gilt: 24,
  carved: 58,
  black: 16,
  walnut: 34,
  float: 13,
  silver: 26,
};

/** The four mitred sides, each with its own light, and the profile of the moulding. */
export function frameOf(kind: FrameKind, scale: number): Frame {
  const [pale, light, mid, dark, deep] = TONES[kind];
  const wide = WIDE[kind] * scale;
  const profile = (id: string, lit: boolean) =>
    linear(
      id,
      [0, 0, 0, 1],
      kind === 'black' || kind === 'float'
        ? [
            [0, lit ? light : mid],
            [0.15, lit ? pale : light],
            [0.3, mid],
            [1, lit ? mid : dark],
          ]
        : [
            [0, dark],
            [0.1, lit ? pale : light],
            [0.26, light],
            [0.42, dark],
            [0.55, mid],
            [0.74, lit ? pale : light],
            [0.88, mid],
            [1, deep],
          ],
      true,
    );
  const ornament =
    kind === 'carved'
      ? `<pattern id="or" width="46" height="58" patternUnits="userSpaceOnUse" patternTransform="scale(${num(scale)})"><path d="M0 36Q11 14 23 30T46 36" fill="none" stroke="${deep}" stroke-width="4" stroke-opacity=".7"/><path d="M0 34Q11 12 23 28T46 34" fill="none" stroke="${pale}" stroke-width="2.4"/><circle cx="11" cy="31" r="6" fill="${mid}" stroke="${deep}" stroke-width="1.4"/><circle cx="10" cy="29.6" r="2" fill="${pale}"/><path d="M34 27q-8 -13 0 -19q8 6 0 19M34 38q-7 7 0 13q7 -6 0 -13" fill="${light}" stroke="${deep}" stroke-width="1.2"/></pattern>`
      : '';
  const defs = profile('ft', true) + profile('fb', false) + ornament;
  const side = (degrees: number, length: number, depth: number, fill: string) => {
    const d = `M${num(-length - wide)} ${num(-depth - wide)}H${num(length + wide)}L${num(length)} ${num(-depth)}H${num(-length)}Z`;
    // The pattern starts at the outer edge of each side.
    const carving =
      kind === 'carved'
        ? `<g transform="translate(0 ${num(-depth - wide)})"><path d="M${num(-length - wide)} 0H${num(length + wide)}L${num(length)} ${num(wide)}H${num(-length)}Z" fill="url(#or)"/></g>`
        : '';
    return `<g transform="rotate(${degrees})"><path d="${d}" fill="url(#${fill})" stroke="${deep}" stroke-opacity=".55"/>${carving}</g>`;
  };
  return {
    wide,
    defs,
    draw: (w, h) =>
      side(0, w, h, 'ft') +
      side(270, h, w, 'ft') +
      side(90, h, w, 'fb') +
      side(180, w, h, 'fb') +
      `<path d="M${num(-w)} ${num(-h)}H${num(w)}V${num(h)}H${num(-w)}Z" fill="none" stroke="${deep}" stroke-opacity=".8" stroke-width="1.6"/>`,
  };
}
