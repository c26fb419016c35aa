import type { Subject } from '@tourbillon/domain/contract/requests/appraisal.ts';

/** A photograph to take: its caption is `appraisal.take_{name}`, its drawing is SVG paths in a 64 × 64 box. */
export interface PhotoToTake {
  name: 'dial' | 'back' | 'crown' | 'clasp' | 'set' | 'stone' | 'profile' | 'certificate';
  /** SVG path of the outlines; the part to photograph has a heavier stroke. */
  outline: string;
  heavy: string;
}

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const STRAPS = 'M24 15l2-10h12l2 10M24 49l2 10h12l2-10';

/** Which photographs an expert needs, in display order. */
export const PHOTOS_TO_TAKE: Readonly<Record<Subject, readonly PhotoToTake[]>> = {
  watch: [
    { name: 'dial', outline: `${ring(32, 32, 19)}${STRAPS}`, heavy: `${ring(32, 32, 14.5)}M32 22v10l7 5` },
    {
      name: 'back',
      outline: `${ring(32, 32, 19)}${STRAPS}`,
      heavy: `${ring(32, 32, 14)}M25 28h14M27 32h10M25 36h14`,
    },
    {
      name: 'crown',
      outline: 'M8 22h48M8 42h48M14 22q-6 10 0 20M50 22q6 10 0 20M20 18h24v4H20z',
      heavy: 'M27 26h10v12H27zM30 26v12M34 26v12',
    },
    {
      name: 'clasp',
      outline: 'M4 24h12v16H4zM48 24h12v16H48zM10 24v16M54 24v16',
      heavy: 'M16 22h32v20H16zM16 28h32M28 28v14M36 28v14',
    },
    {
      name: 'set',
      outline: 'M6 26l22-8 22 8v26H6zM6 26h44M28 18v8',
      heavy: 'M34 34h24v18H34zM38 39h16M38 43h16M38 47h9',
    },
  ],
  diamond: [
    {
      name: 'stone',
      outline: ring(32, 32, 22),
      heavy: 'M32 16l11 5 5 11-5 11-11 5-11-5-5-11 5-11zM32 10v6M54 32h-6M32 54v-6M10 32h6',
    },
    {
      name: 'profile',
      outline: 'M10 26h44M22 14l-4 12 14 28M42 14l4 12-14 28',
      heavy: 'M22 14h20l12 12-22 28-22-28z',
    },
    {
      name: 'certificate',
      outline: 'M14 6h28l8 8v44H14zM42 6v8h8',
      heavy: 'M20 22h24M20 29h24M20 36h16M20 46h8M36 44h8v6h-8z',
    },
  ],
};
