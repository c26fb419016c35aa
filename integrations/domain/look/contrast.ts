import type { ColourName, Palette } from './palette.ts';

/** Pairs of foreground and background, and their minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly [front: ColourName, ground: ColourName, least: number][] = [
  ['ink', 'paper', 4.5],
  ['ink', 'plate', 4.5],
  ['muted', 'paper', 4.5],
  ['muted', 'plate', 4.5],
  ['action', 'paper', 4.5],
  ['action', 'plate', 4.5],
  ['on_action', 'action', 4.5],
  ['on_action', 'action_deep', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'plate', 4.5],
  ['danger', 'paper', 4.5],
  ['edge', 'paper', 3],
  ['on_night', 'night', 4.5],
  ['on_night', 'night_plate', 4.5],
  ['on_night_muted', 'night', 4.5],
  ['night_action', 'night', 4.5],
  ['night_accent', 'night', 4.5],
  ['night_danger', 'night', 4.5],
  ['night_edge', 'night', 3],
];

/** The pairs of a palette with too little contrast: colours and contrast of each. */
export function contrastFaults(palette: Palette): { colour: ColourName; fault: string }[] {
  return PAIRS.flatMap(([front, ground, least]) => {
    const found = contrastOf(palette[front], palette[ground]);
    if (found >= least) return [];
    // Rounded down, so that a failing pair is never shown with a passing figure.
    const shown = (Math.floor(found * 100) / 100).toFixed(2);
    return [
      {
        colour: front,
        fault: `${front} ${palette[front]} on ${ground} ${palette[ground]} has a contrast of ${shown}; at least ${least} is needed`,
      },
    ];
  });
}

/** Contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
