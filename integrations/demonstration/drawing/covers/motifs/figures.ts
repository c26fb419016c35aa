import { coin, hourglass } from '../parts/antiques.ts';
import { casket, cloth } from '../parts/goods.ts';
import { loupe, ruler } from '../parts/instruments.ts';
import { banknote, calendar, deed, map } from '../parts/papers.ts';
import { lay } from '../part.ts';
import { watch } from '../parts/watch.ts';
import { movement } from '../parts/works.ts';
import { sway, type Motif } from './motif.ts';

/** An hourglass between a watch and coins: what time costs. */
export const interest: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(watch({ r: 140, metal: 'steel', strap: 'leather', dial: 'cream' }), { x: 300, y: 400, turn: sway(random, -14), lift: 1.4 }) +
    lay(hourglass(440, 0.45), { x: 660, y: 630, turn: sway(random, 3, 2), lift: 1.3 }) +
    lay(coin(62), { x: 900, y: 520, turn: sway(random, 10), lift: 0.8 }) +
    lay(coin(62), { x: 1010, y: 430, turn: sway(random, -10), lift: 0.8 }) +
    lay(coin(62), { x: 920, y: 330, turn: sway(random, 25), lift: 0.8 }),
}; // prettier-ignore

/** A watch, its box, its certificate and the key: everything it came with. */
export const completeness: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(deed(360, 500, { rows: 7 }), { x: 930, y: 420, turn: sway(random, 8, 3) }) +
    lay(casket(500, 380, 'ink'), { x: 420, y: 400, turn: sway(random, -4, 2), lift: 1.2 }) +
    lay(watch({ r: 104, metal: 'steel', strap: 'steel', dial: 'ink' }), { x: 420, y: 400, turn: sway(random, 10), lift: 1.2 }) +
    lay(loupe(88), { x: 800, y: 590, turn: sway(random, 30), lift: 1.3 }),
}; // prettier-ignore

/** Three watches across a ruler, from the largest to the smallest. */
export const holding: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(ruler(980, 96), { x: 600, y: 650, turn: sway(random, 1, 1) }) +
    lay(watch({ r: 114, metal: 'brass', strap: 'brass', dial: 'ink', kind: 'diver' }), { x: 280, y: 340, turn: sway(random, -4, 2), lift: 1.4 }) +
    lay(watch({ r: 102, metal: 'steel', strap: 'steel', dial: 'baize', kind: 'chronograph' }), { x: 620, y: 350, turn: sway(random, 2, 2), lift: 1.3 }) +
    lay(watch({ r: 90, metal: 'steel', strap: 'ink', dial: 'paper' }), { x: 920, y: 360, turn: sway(random, 5, 2), lift: 1.2 }),
}; // prettier-ignore

/** Two sheets of a calendar and a watch across them. */
export const seasons: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random) =>
    lay(calendar(460, 470, 3, 21), { x: 330, y: 400, turn: sway(random, -8, 2) }) +
    lay(calendar(460, 470, 6, 9), { x: 860, y: 420, turn: sway(random, 7, 2) }) +
    lay(watch({ r: 124, metal: 'steel', strap: 'ink', dial: 'baize', kind: 'seconds' }), { x: 600, y: 400, turn: sway(random, 18), lift: 1.6 }),
}; // prettier-ignore

/** A map with two watches alike, far from each other, and banknotes. */
export const distances: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(map(900, 600, random), { x: 600, y: 400, turn: sway(random, 3, 2) }) +
    lay(banknote(300, 146), { x: 640, y: 620, turn: sway(random, -12), lift: 0.8 }) +
    lay(watch({ r: 112, metal: 'steel', strap: 'leather', dial: 'paper' }), { x: 320, y: 330, turn: sway(random, -12), lift: 1.5 }) +
    lay(watch({ r: 112, metal: 'steel', strap: 'leather', dial: 'paper' }), { x: 900, y: 420, turn: sway(random, 12), lift: 1.5 }),
}; // prettier-ignore

/** A plain watch on a cloth, a movement like its own, and a few coins: the first mechanical watch. */
export const beginning: Motif = {
  grounds: ['baize', 'plate'],
  draw: (random) =>
    lay(cloth(560, 440), { x: 390, y: 410, turn: sway(random, -6, 3) }) +
    lay(watch({ r: 138, metal: 'steel', strap: 'leather', dial: 'paper' }), { x: 380, y: 400, turn: sway(random, -12), lift: 1.5 }) +
    lay(movement(124), { x: 840, y: 330, turn: sway(random, 20, 20), lift: 1.4 }) +
    lay(coin(58), { x: 760, y: 610, turn: sway(random, 10), lift: 0.8 }) +
    lay(coin(58), { x: 920, y: 600, turn: sway(random, -10), lift: 0.8 }),
}; // prettier-ignore
