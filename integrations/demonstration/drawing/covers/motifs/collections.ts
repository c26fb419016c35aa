import { lay } from '../part.ts';
import { loupe, ruler, screwdriver } from '../parts/instruments.ts';
import { casket, cloth, key, tray } from '../parts/goods.ts';
import { bracelet } from '../parts/jewels.ts';
import { calendar, deed, map } from '../parts/papers.ts';
import { ring } from '../parts/stones.ts';
import { watch } from '../parts/watch.ts';
import { balance, gear } from '../parts/works.ts';
import { sway, type Motif } from './motif.ts';

/** A chronograph beside wheels of a movement. */
export const racing: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random) =>
    lay(watch({ r: 164, metal: 'steel', strap: 'steel', dial: 'ink', kind: 'chronograph' }), { x: 400, y: 400, turn: sway(random, -18), lift: 1.5 }) +
    lay(gear(96), { x: 790, y: 270, turn: sway(random, 0, 20), lift: 0.9 }) +
    lay(gear(70, 'steel'), { x: 930, y: 410, turn: sway(random, 0, 20), lift: 0.8 }) +
    lay(balance(104), { x: 800, y: 560, turn: sway(random, 20, 20), lift: 1 }),
}; // prettier-ignore

/** A watch with a rotating bezel and a loupe on a map. */
export const meridian: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(map(860, 580, random), { x: 600, y: 400, turn: sway(random, 5, 2) }) +
    lay(watch({ r: 150, metal: 'steel', strap: 'steel', dial: 'ink', kind: 'diver' }), { x: 760, y: 390, turn: sway(random, 18), lift: 1.6 }) +
    lay(loupe(104, 'leather'), { x: 350, y: 360, turn: sway(random, 40), lift: 1.8 }),
}; // prettier-ignore

/** Two gold watches of different sizes and a ruler. */
export const sizes: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(tray(860, 480, 'ink'), { x: 600, y: 320, turn: sway(random, 0, 1) }) +
    lay(watch({ r: 92, metal: 'brass', strap: 'brass', dial: 'cream' }), { x: 420, y: 325, turn: sway(random, 68, 3), lift: 1.3 }) +
    lay(watch({ r: 106, metal: 'brass', strap: 'brass', dial: 'baize' }), { x: 780, y: 330, turn: sway(random, 62, 3), lift: 1.4 }) +
    lay(ruler(760, 84), { x: 600, y: 680, turn: sway(random, -2, 1), lift: 1 }),
}; // prettier-ignore

/** Three watches with a green, a red and a pale dial on a cloth. */
export const palette: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(cloth(980, 600, 'cream'), { x: 600, y: 410, turn: sway(random, -3, 2) }) +
    lay(watch({ r: 106, metal: 'steel', strap: 'steel', dial: 'baize' }), { x: 300, y: 390, turn: sway(random, -8), lift: 1.3 }) +
    lay(watch({ r: 106, metal: 'steel', strap: 'steel', dial: 'ruby' }), { x: 600, y: 400, turn: sway(random, 0), lift: 1.3 }) +
    lay(watch({ r: 106, metal: 'steel', strap: 'steel', dial: 'stone' }), { x: 900, y: 390, turn: sway(random, 8), lift: 1.3 }),
}; // prettier-ignore

/** A watch between a calendar and a map. */
export const itinerary: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(map(560, 520, random), { x: 870, y: 420, turn: sway(random, 9, 2) }) +
    lay(calendar(480, 470, 1, 28), { x: 320, y: 390, turn: sway(random, -7, 2) }) +
    lay(watch({ r: 140, metal: 'brass', strap: 'steel', dial: 'ink' }), { x: 610, y: 400, turn: sway(random, 14), lift: 1.6 }),
}; // prettier-ignore

/** A large chronograph on a black strap beside a screwdriver and a ruler. */
export const sturdy: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random) =>
    lay(ruler(900, 90), { x: 640, y: 640, turn: sway(random, -3, 2) }) +
    lay(watch({ r: 180, metal: 'steel', strap: 'ink', dial: 'baize', kind: 'chronograph' }), { x: 620, y: 390, turn: sway(random, 68, 5), lift: 1.7 }) +
    lay(screwdriver(420), { x: 230, y: 250, turn: sway(random, 58), lift: 1.1 }),
}; // prettier-ignore

/** A diver's watch on a leather strap in its box, and the key. */
export const harbour: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(casket(600, 560, 'ruby'), { x: 480, y: 400, turn: sway(random, -5, 2), lift: 1.3 }) +
    lay(watch({ r: 112, metal: 'steel', strap: 'leather', dial: 'ink', kind: 'diver' }), { x: 480, y: 395, turn: sway(random, 8), lift: 1.2 }) +
    lay(key(260), { x: 930, y: 400, turn: sway(random, 64, 8), lift: 0.9 }),
}; // prettier-ignore

/** A steel watch with a green dial, an extract from an archive and a loupe. */
export const extract: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(deed(440, 580, { rows: 9 }), { x: 800, y: 410, turn: sway(random, 6, 3) }) +
    lay(watch({ r: 150, metal: 'steel', strap: 'steel', dial: 'baize' }), { x: 370, y: 400, turn: sway(random, -14), lift: 1.5 }) +
    lay(loupe(96), { x: 760, y: 360, turn: sway(random, -36), lift: 2 }),
}; // prettier-ignore

/** A small gold watch, a bracelet and a ring. */
export const jewelled: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(cloth(900, 560, 'cream'), { x: 610, y: 410, turn: sway(random, 5, 2) }) +
    lay(watch({ r: 96, metal: 'brass', strap: 'brass', dial: 'paper' }), { x: 380, y: 395, turn: sway(random, -12), lift: 1.2 }) +
    lay(bracelet(190, 130, 'stone'), { x: 740, y: 296, turn: sway(random, -10), lift: 1 }) +
    lay(ring(70, 'brass', 'ruby'), { x: 690, y: 620, turn: sway(random, 8, 6), lift: 0.9 }),
}; // prettier-ignore
