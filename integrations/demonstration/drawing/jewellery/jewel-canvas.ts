import { metalGradients, metalTones, type Tones } from '../metals.ts';
import { gemLook, type GemLook } from './gem-colours.ts';
import type { Random } from '../random.ts';

/** The context for drawing one jewel: random generator, metal, and shared SVG definitions. */
export interface JewelCanvas {
  random: Random;
  metal: Tones;
  /** Adds a definition on first use; `make` gets its id. */
  define(id: string, make: (id: string) => string): string;
  /** The look of a stone by its id: pearls of one piece share a colour. */
  look(id: string): GemLook;
  defs(): string;
  /** The same canvas with another metal; the gradients stay those of the first metal. */
  of(metal: string): JewelCanvas;
}

/** A new canvas with the gradients `m`, `mr`, `mk`, `mb` of the metal. */
export function openJewelCanvas(random: Random, metal: string, light: number, pearl: GemLook): JewelCanvas {
  const tones = metalTones(metal);
  const made = new Map<string, string>([['m', endless(metalGradients('m', tones, light))]]);
  const own: JewelCanvas = {
    random,
    metal: tones,
    define(id, make) {
      if (!made.has(id)) made.set(id, make(id));
      return id;
    },
    look: (id) => (id === 'pearl' ? pearl : gemLook(id)),
    defs: () => [...made.values()].join(''),
    of: (other) => ({ ...own, metal: metalTones(other) }),
  };
  return own;
}

/** Makes gradients repeat mirrored beyond their ends, like reflections: jewels vary more in size than watches. */
function endless(gradients: string): string {
  return gradients.replaceAll('"userSpaceOnUse"', '"userSpaceOnUse" spreadMethod="reflect"');
}
