import { metalGradients, metalTones, type Tones } from '../metals.ts';
import { gemLook, type GemLook } from './gem-colours.ts';
import type { Random } from '../random.ts';

/** What is at hand while one jewel is drawn: its chance, its metal, and the definitions its parts share. */
export interface JewelCanvas {
  random: Random;
  metal: Tones;
  /** Registers a definition the first time it is asked for; the making gets the id. */
  define(id: string, make: (id: string) => string): string;
  /** The look of a stone by its id: pearls of one piece share a colour. */
  look(id: string): GemLook;
  defs(): string;
  /** The same canvas with another metal at hand; the gradients stay those of the first. */
  of(metal: string): JewelCanvas;
}

/** An empty canvas. The gradients `m`, `mr`, `mk`, `mb` of the metal are there from the start. */
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

/** Gradients that go on beyond their ends, mirrored, as reflections do: jewels differ more in size than watches. */
function endless(gradients: string): string {
  return gradients.replaceAll('"userSpaceOnUse"', '"userSpaceOnUse" spreadMethod="reflect"');
}
