import { coin } from '../parts/antiques.ts';
import { lay } from '../part.ts';
import { bag, cloth, tray } from '../parts/goods.ts';
import { calipers, loupe, ruler, screwdriver } from '../parts/instruments.ts';
import { deed, map, notebook } from '../parts/papers.ts';
import { ring } from '../parts/stones.ts';
import { watch } from '../parts/watch.ts';
import { gear } from '../parts/works.ts';
import { sway, type Motif } from './motif.ts';

/** A diver's watch on a sea chart, and a ruler. */
export const chart: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(map(820, 560, random), { x: 600, y: 410, turn: sway(random, 3, 2) }) +
    lay(ruler(620, 70), { x: 420, y: 600, turn: sway(random, -6, 2), lift: 1.1 }) +
    lay(watch({ r: 158, metal: 'steel', strap: 'steel', dial: 'baize', kind: 'diver' }), { x: 780, y: 390, turn: sway(random, 14), lift: 1.6 }),
}; // prettier-ignore

/** A gold watch with its certificate and a loupe. */
export const chronometer: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(deed(460, 580, { rows: 6 }), { x: 800, y: 410, turn: sway(random, 7, 3) }) +
    lay(watch({ r: 140, metal: 'brass', strap: 'leather', dial: 'cream' }), { x: 380, y: 400, turn: sway(random, -11), lift: 1.5 }) +
    lay(loupe(96, 'brass'), { x: 770, y: 470, turn: sway(random, 24), lift: 1.4 }),
}; // prettier-ignore

/** A chronograph of steel among wheels of its movement. */
export const wheelwork: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(gear(150, 'brass', 4), { x: 330, y: 300, turn: sway(random, 0, 8), lift: 1.1 }) +
    lay(gear(96, 'steel', 9), { x: 470, y: 540, turn: sway(random, 0, 8), lift: 1.1 }) +
    lay(watch({ r: 164, metal: 'steel', strap: 'ink', dial: 'paper', kind: 'chronograph' }), { x: 790, y: 400, turn: sway(random, 12), lift: 1.6 }),
}; // prettier-ignore

/** Two divers' watches on a tray. */
export const shallows: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(tray(900, 560, 'baize'), { x: 600, y: 410, turn: sway(random, 0, 2) }) +
    lay(watch({ r: 128, metal: 'steel', strap: 'steel', dial: 'ink', kind: 'diver' }), { x: 420, y: 400, turn: sway(random, -6), lift: 1.3 }) +
    lay(watch({ r: 112, metal: 'steel', strap: 'steel', dial: 'cream', kind: 'diver' }), { x: 790, y: 400, turn: sway(random, 8), lift: 1.3 }),
}; // prettier-ignore

/** A round watch on a cloth beside a ring. */
export const pebble: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(cloth(820, 520, 'cream'), { x: 600, y: 410, turn: sway(random, -5) }) +
    lay(watch({ r: 142, metal: 'steel', strap: 'steel', dial: 'paper' }), { x: 480, y: 400, turn: sway(random, -12), lift: 1.4 }) +
    lay(ring(84, 'brass', 'baize'), { x: 850, y: 450, turn: sway(random, 10), lift: 1.3 }),
}; // prettier-ignore

/** A small watch beside a bag of the same leather. */
export const saddlery: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(bag(430, 'leather'), { x: 390, y: 430, turn: sway(random, -2, 2), lift: 1.3 }) +
    lay(watch({ r: 112, metal: 'brass', strap: 'leather', dial: 'paper' }), { x: 850, y: 400, turn: sway(random, 12), lift: 1.4 }),
}; // prettier-ignore

/** A large watch on a leather strap, its screwdriver and calipers. */
export const instrument: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random) =>
    lay(calipers(640, 190), { x: 380, y: 420, turn: sway(random, -64, 3), lift: 1.2 }) +
    lay(watch({ r: 176, metal: 'steel', strap: 'leather', dial: 'ink', kind: 'seconds' }), { x: 680, y: 400, turn: sway(random, 8), lift: 1.6 }) +
    lay(screwdriver(420, 'ink'), { x: 1020, y: 420, turn: sway(random, -8), lift: 1.1 }),
}; // prettier-ignore

/** A diver's watch beside a notebook and coins. */
export const jottings: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(notebook(520, 400), { x: 820, y: 420, turn: sway(random, 9, 3) }) +
    lay(watch({ r: 160, metal: 'brass', strap: 'ink', dial: 'ink', kind: 'diver' }), { x: 400, y: 400, turn: sway(random, -14), lift: 1.6 }) +
    lay(coin(62), { x: 740, y: 640, turn: sway(random, 10), lift: 1.2 }),
}; // prettier-ignore
