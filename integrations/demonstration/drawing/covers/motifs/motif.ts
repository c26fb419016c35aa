import type { Random } from '../../random.ts';
import type { Ground } from '../materials.ts';

/** A composition: on which grounds it is good, and how it is drawn on one of them. */
export interface Motif {
  grounds: readonly [Ground, ...Ground[]];
  draw(random: Random, ground: Ground): string;
}

/** A small turn to either side, so that no two compositions of a motif lie alike. */
export function sway(random: Random, degrees: number, by = 4): number {
  return degrees + random.between(-by, by);
}
