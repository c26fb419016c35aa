import type { Random } from '../../random.ts';
import type { Ground } from '../materials.ts';

/** A composition: its possible backgrounds, and how it is drawn on one of them. */
export interface Motif {
  grounds: readonly [Ground, ...Ground[]];
  draw(random: Random, ground: Ground): string;
}

/** A small random rotation, so that no two compositions of a motif are equal. */
export function sway(random: Random, degrees: number, by = 4): number {
  return degrees + random.between(-by, by);
}
