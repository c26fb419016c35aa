import { linear, type Stop } from './svg.ts';

/** The tones of a material from its brightest reflection to its deepest shadow. */
export interface Tones {
  shine: string;
  light: string;
  mid: string;
  dark: string;
  deep: string;
}

const tones = (shine: string, light: string, mid: string, dark: string, deep: string): Tones => ({
  shine,
  light,
  mid,
  dark,
  deep,
});

const STEEL = tones('#fdfefe', '#dfe2e4', '#b3b8bc', '#7d8388', '#42474c');

/** Tones by the catalogue's material id (`vocabulary/materials.json`). */
export const METALS: Readonly<Record<string, Tones>> = {
  steel: STEEL,
  steel_platinum: tones('#ffffff', '#e4e6e6', '#bcc0c1', '#888d90', '#4c5154'),
  yellow_gold: tones('#fff6d6', '#f1d591', '#d2a650', '#98702a', '#553a10'),
  rose_gold: tones('#fff0e6', '#efc7aa', '#cb9273', '#935c43', '#522c1e'),
  white_gold: tones('#ffffff', '#e9e7e1', '#c3c0b8', '#8e8b83', '#4f4d47'),
  platinum: tones('#ffffff', '#e8eaec', '#c6c9cc', '#92979b', '#565b5f'),
  titanium: tones('#e4e5e4', '#b9bab8', '#8f908f', '#626463', '#353736'),
  ceramic: tones('#a9aeb3', '#54585c', '#2a2d30', '#16181a', '#08090a'),
  white_ceramic: tones('#ffffff', '#fbfaf7', '#e9e7e2', '#c2bfb8', '#86837c'),
  carbon: tones('#7d8083', '#46494c', '#2b2d2f', '#191a1b', '#0b0b0c'),
  steel_coated: tones('#8f9396', '#4b4f52', '#2e3133', '#1b1d1e', '#0c0d0d'),
  bronze: tones('#f6dcb0', '#d3a86c', '#a67a41', '#6f4d25', '#3b2710'),
  aluminium: tones('#f4f6f7', '#d2d6d9', '#a9aeb2', '#787d81', '#43484b'),
  silver: tones('#ffffff', '#ebebe9', '#c4c4c1', '#8b8b88', '#4c4c4a'),
};

/** The tones of a material; steel for one that is not a metal (leather, "other"). */
export function metalTones(material: string): Tones {
  return METALS[material] ?? STEEL;
}

/**
 * The gradients of one metal: `<id>` for surfaces lit from the upper left, `<id>r` reversed for inward bevels,
 * `<id>k` for one rounded link, `<id>b` for a brushed flank.
 *
 * @param light the angle of the light in degrees, so that two pictures have different reflections
 */
export function metalGradients(id: string, t: Tones, light: number): string {
  const angle = (light * Math.PI) / 180;
  const x = Math.cos(angle) * 105;
  const y = Math.sin(angle) * 105;
  const across: Stop[] = [
    [0, t.light],
    [0.14, t.shine],
    [0.24, t.light],
    [0.38, t.mid],
    [0.5, t.light],
    [0.6, t.shine],
    [0.72, t.mid],
    [1, t.dark],
  ];
  const falling: Stop[] = [
    [0, t.dark],
    [0.3, t.mid],
    [0.55, t.light],
    [0.8, t.shine],
    [1, t.mid],
  ];
  const link: Stop[] = [
    [0, t.mid],
    [0.18, t.shine],
    [0.5, t.light],
    [0.82, t.mid],
    [1, t.dark],
  ];
  const flank: Stop[] = [
    [0, t.dark],
    [0.25, t.mid],
    [0.45, t.light],
    [0.6, t.mid],
    [0.85, t.dark],
    [1, t.deep],
  ];
  return (
    linear(id, [-x, -y, x, y], across) +
    linear(`${id}r`, [-x, -y, x, y], falling) +
    linear(`${id}k`, [0, 0, 0, 1], link, true) +
    linear(`${id}b`, [0, -100, 0, 100], flank)
  );
}

/**
 * The gradient `<id>k` of one link across its own box: polished links have a narrow highlight, brushed ones a wide
 * one.
 */
export function linkGradient(id: string, t: Tones, polished: boolean): string {
  const stops: Stop[] = polished
    ? [
        [0, t.dark],
        [0.2, t.shine],
        [0.45, t.light],
        [0.55, t.mid],
        [0.8, t.light],
        [1, t.dark],
      ]
    : [
        [0, t.mid],
        [0.15, t.light],
        [0.7, t.light],
        [1, t.dark],
      ];
  return linear(`${id}k`, [0, 0, 0, 1], stops, true);
}
