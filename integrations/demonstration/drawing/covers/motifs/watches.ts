import { lay, drawReusable } from '../part.ts';
import { calipers, loupe, pen, ruler } from '../parts/instruments.ts';
import { casket, cloth, cup, key, tray } from '../parts/goods.ts';
import { coin } from '../parts/antiques.ts';
import { banknote, deed, notebook, ticket } from '../parts/papers.ts';
import { watch } from '../parts/watch.ts';
import { sway, type Motif } from './motif.ts';

/** A watch beside its pledge ticket. */
export const pledge: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(ticket(640, 300), { x: 770, y: sway(random, 330, 12), turn: sway(random, 9) }) +
    lay(watch({ r: 158, metal: 'steel', strap: 'leather', dial: 'cream', kind: 'seconds' }), { x: 400, y: 400, turn: sway(random, -17), lift: 1.5 }) +
    lay(key(250), { x: 850, y: 620, turn: sway(random, -24, 10), lift: 0.8 }),
}; // prettier-ignore

/** A watch, a loupe and the money for it. */
export const purchase: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) => {
    const [note, again] = drawReusable('note', banknote(560, 250));
    return (
      lay(note, { x: 830, y: 470, turn: sway(random, -24) }) +
      lay(again, { x: 850, y: 420, turn: sway(random, -10) }) +
      lay(again, { x: 862, y: 372, turn: sway(random, 5) }) +
      lay(watch({ r: 160, metal: 'steel', strap: 'ink', dial: 'baize', kind: 'chronograph' }), { x: 420, y: 400, turn: sway(random, 16), lift: 1.5 }) +
      lay(loupe(98), { x: 740, y: 430, turn: sway(random, -48), lift: 1.9 })
    );
  },
}; // prettier-ignore

/** A gold watch among gold objects. */
export const gold: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    [[840, 300], [930, 372], [792, 420], [905, 508], [1010, 270], [300, 640], [220, 560]]
      .map(([x = 0, y = 0], index) => lay(coin(64 - (index % 3) * 7), { x: x + random.between(-10, 10), y: y + random.between(-10, 10), turn: random.between(0, 90), lift: 0.7 + (index % 2) * 0.5 }))
      .join('') +
    lay(watch({ r: 168, metal: 'brass', strap: 'ink', dial: 'cream', kind: 'seconds' }), { x: 520, y: 400, turn: sway(random, 24), lift: 1.5 }),
}; // prettier-ignore

/** Three watches side by side on a tray, as in a shop. */
export const display: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(tray(980, 640), { x: 600, y: 400 }) +
    lay(watch({ r: 102, metal: 'steel', strap: 'leather', dial: 'cream' }), { x: 330, y: 390, turn: sway(random, 0, 2) }) +
    lay(watch({ r: 110, metal: 'brass', strap: 'ink', dial: 'ink', kind: 'seconds' }), { x: 600, y: 390, turn: sway(random, 0, 2) }) +
    lay(watch({ r: 104, metal: 'steel', strap: 'steel', dial: 'baize', kind: 'diver' }), { x: 870, y: 390, turn: sway(random, 0, 2) }),
}; // prettier-ignore

/** An appraiser's desk: notes, a pen, a loupe, the watch. */
export const valuation: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(notebook(640, 430), { x: 770, y: 370, turn: sway(random, 7, 3) }) +
    lay(pen(400, 'ink'), { x: 985, y: 440, turn: sway(random, 32), lift: 1.2 }) +
    lay(watch({ r: 150, metal: 'brass', strap: 'leather', dial: 'cream' }), { x: 330, y: 400, turn: sway(random, -14), lift: 1.5 }) +
    lay(loupe(88), { x: 590, y: 520, turn: sway(random, -38), lift: 1.7 }),
}; // prettier-ignore

/** Two cups at one table, a watch between them. */
export const friend: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random) =>
    lay(cup(152), { x: 290, y: 280, turn: sway(random, 138, 12), lift: 1.2 }) +
    lay(cup(152), { x: 910, y: 520, turn: sway(random, -42, 12), lift: 1.2 }) +
    lay(ticket(380, 178), { x: 905, y: 205, turn: sway(random, -9) }) +
    lay(watch({ r: 126, metal: 'steel', strap: 'baize', dial: 'paper', kind: 'seconds' }), { x: 590, y: 410, turn: sway(random, 38), lift: 1.4 }) +
    lay(key(190), { x: 300, y: 640, turn: sway(random, 18, 8), lift: 0.8 }),
}; // prettier-ignore

/** Three watches of different sizes under a ruler. */
export const choice: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(watch({ r: 92, metal: 'brass', strap: 'ruby', dial: 'paper' }), { x: 245, y: 360, turn: sway(random, -3, 2), lift: 1.1 }) +
    lay(watch({ r: 118, metal: 'steel', strap: 'leather', dial: 'cream', kind: 'seconds' }), { x: 545, y: 360, turn: sway(random, 0, 2), lift: 1.1 }) +
    lay(watch({ r: 144, metal: 'steel', strap: 'ink', dial: 'ink', kind: 'diver' }), { x: 905, y: 360, turn: sway(random, 3, 2), lift: 1.1 }) +
    lay(calipers(760, 252), { x: 366, y: 570, turn: 180 + random.between(-1, 1), lift: 1.7 }),
}; // prettier-ignore

/** A tray on a counter with the watch, the papers and the money. */
export const deal: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(tray(540, 620, 'ink'), { x: 330, y: 400, turn: sway(random, -3, 2) }) +
    lay(watch({ r: 96, metal: 'steel', strap: 'leather', dial: 'baize' }), { x: 330, y: 392, turn: sway(random, 12), lift: 1.2 }) +
    lay(deed(400, 520), { x: 850, y: 380, turn: sway(random, 6, 3) }) +
    lay(banknote(420, 188, 'brass'), { x: 870, y: 650, turn: sway(random, -8, 3), lift: 1.1 }) +
    lay(pen(360), { x: 640, y: 470, turn: sway(random, -16, 4), lift: 1.2 }),
}; // prettier-ignore

/** What to bring to the shop: box, papers, a soft cloth. */
export const preparation: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random) =>
    lay(deed(340, 460, { seal: false, rows: 6 }), { x: 930, y: 300, turn: sway(random, 12, 3) }) +
    lay(casket(560, 560), { x: 440, y: 400, turn: sway(random, -5, 2), lift: 1.3 }) +
    lay(watch({ r: 96, metal: 'brass', strap: 'leather', dial: 'cream', kind: 'seconds' }), { x: 440, y: 385, turn: sway(random, -5, 1) }) +
    lay(cloth(330, 250, 'baize'), { x: 915, y: 590, turn: sway(random, -8), lift: 1 }) +
    lay(ruler(230, 40), { x: 905, y: 585, turn: sway(random, -38, 4), lift: 0.8 }),
}; // prettier-ignore
