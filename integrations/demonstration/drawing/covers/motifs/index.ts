import * as bench from './bench.ts';
import * as collections from './collections.ts';
import * as figures from './figures.ts';
import * as guides from './guides.ts';
import * as modelLines from './model-lines.ts';
import type { Motif } from './motif.ts';
import * as stillLifes from './still-lifes.ts';
import * as watches from './watches.ts';

/** Every composition by its name in texts (`cover` of content/README.md). */
export const MOTIFS = {
  ...bench,
  ...collections,
  ...figures,
  ...guides,
  ...modelLines,
  ...stillLifes,
  ...watches,
} as const satisfies Record<string, Motif>;
export type MotifName = keyof typeof MOTIFS;

/** Whether a text's `cover` names a composition. */
export function isMotif(name: string): name is MotifName {
  return Object.hasOwn(MOTIFS, name);
}
