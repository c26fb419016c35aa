import { lay } from '../part.ts';
import { calipers, pen, screwdriver, tweezers } from '../parts/instruments.ts';
import { cloth } from '../parts/goods.ts';
import { calendar, deed, map, notebook } from '../parts/papers.ts';
import { watch } from '../parts/watch.ts';
import { movement } from '../parts/works.ts';
import { sway, type Motif } from './motif.ts';

/** A diver's watch, measured. */
export const diver: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(watch({ r: 172, metal: 'steel', strap: 'steel', dial: 'ink', kind: 'diver' }), { x: 430, y: 400, turn: sway(random, -12), lift: 1.5 }) +
    lay(calipers(700, 200), { x: 820, y: 420, turn: sway(random, 62, 3), lift: 1.3 }),
}; // prettier-ignore

/** A watch for every day on a sheet of a calendar. */
export const everyday: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(calendar(600, 560, 2, 15), { x: 770, y: 400, turn: sway(random, 5, 2) }) +
    lay(watch({ r: 158, metal: 'brass', strap: 'steel', dial: 'cream' }), { x: 400, y: 400, turn: sway(random, -16), lift: 1.5 }),
}; // prettier-ignore

/** A chronograph beside notes of its times. */
export const timing: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random) =>
    lay(notebook(560, 400), { x: 400, y: 420, turn: sway(random, -8, 3) }) +
    lay(pen(360, 'ink'), { x: 250, y: 560, turn: sway(random, 60), lift: 1.2 }) +
    lay(watch({ r: 160, metal: 'steel', strap: 'ink', dial: 'ink', kind: 'chronograph' }), { x: 810, y: 400, turn: sway(random, 14), lift: 1.5 }),
}; // prettier-ignore

/** A steel watch and the tools for its bracelet. */
export const steel: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(cloth(560, 460, 'cream'), { x: 700, y: 420, turn: sway(random, -9) }) +
    lay(watch({ r: 150, metal: 'steel', strap: 'steel', dial: 'baize' }), { x: 640, y: 400, turn: sway(random, 9), lift: 1.4 }) +
    lay(screwdriver(480), { x: 250, y: 420, turn: sway(random, 12), lift: 1.1 }) +
    lay(tweezers(420), { x: 1010, y: 420, turn: sway(random, -10), lift: 1.1 }),
}; // prettier-ignore

/** A chronograph on a map. */
export const voyage: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(map(760, 560, random), { x: 640, y: 410, turn: sway(random, -4, 2) }) +
    lay(watch({ r: 156, metal: 'brass', strap: 'leather', dial: 'ink', kind: 'chronograph' }), { x: 430, y: 390, turn: sway(random, -20), lift: 1.6 }) +
    lay(pen(340), { x: 900, y: 470, turn: sway(random, 38), lift: 1.2 }),
}; // prettier-ignore

/** Two watches on a cloth, one of steel, one of gold. */
export const both: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(cloth(860, 520, 'cream'), { x: 600, y: 410, turn: sway(random, 4) }) +
    lay(watch({ r: 128, metal: 'steel', strap: 'steel', dial: 'cream' }), { x: 420, y: 400, turn: sway(random, -10), lift: 1.3 }) +
    lay(watch({ r: 128, metal: 'brass', strap: 'leather', dial: 'cream' }), { x: 790, y: 400, turn: sway(random, 10), lift: 1.3 }),
}; // prettier-ignore

/** A slender watch beside its certificate. */
export const dress: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(deed(420, 560, { rows: 8 }), { x: 380, y: 410, turn: sway(random, -5, 3) }) +
    lay(watch({ r: 132, metal: 'brass', strap: 'ink', dial: 'paper' }), { x: 830, y: 400, turn: sway(random, 12), lift: 1.5 }),
}; // prettier-ignore

/** A watch beside an open movement: what its back hides. */
export const inside: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(watch({ r: 150, metal: 'steel', strap: 'leather', dial: 'paper', kind: 'seconds' }), { x: 380, y: 400, turn: sway(random, -9), lift: 1.4 }) +
    lay(movement(190), { x: 830, y: 400, turn: sway(random, 16, 20), lift: 1.3 }),
}; // prettier-ignore
