import { group } from '../../svg.ts';
import { glow, table } from '../ground.ts';
import { MATERIALS } from '../materials.ts';
import { lay, lines, stand, drawReusable } from '../part.ts';
import { goblet, hourglass, mantelClock, vase } from '../parts/antiques.ts';
import { painting } from '../parts/frames.ts';
import { bag, casket, key, phone, pin, tray } from '../parts/goods.ts';
import { loupe, pen } from '../parts/instruments.ts';
import { bracelet, earring, necklace } from '../parts/jewels.ts';
import { calendar, deed, map } from '../parts/papers.ts';
import { brilliant, measure, profile, ring } from '../parts/stones.ts';
import { sway, type Motif } from './motif.ts';

/** A necklace, earrings and a ring in an open case. */
export const jewels: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) => {
    const [left, right] = drawReusable('earring', earring(200));
    return (
      lay(tray(980, 640, 'ink'), { x: 600, y: 400, turn: sway(random, -2, 1) }) +
      lay(necklace(460, 390), { x: 430, y: 325, turn: sway(random, -4, 3), lift: 0.7 }) +
      lay(left, { x: 770, y: 300, turn: sway(random, -8, 3), lift: 0.8 }) +
      lay(right, { x: 910, y: 300, turn: sway(random, 8, 3), lift: 0.8 }) +
      lay(ring(78, 'brass', 'ruby'), { x: 840, y: 580, turn: sway(random, 8, 6), lift: 0.9 })
    );
  },
}; // prettier-ignore

/** A bracelet and a loupe for its hallmarks. */
export const bangle: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(bracelet(290, 200, random.pick(['stone', 'ruby', 'stone'])), { x: 500, y: 400, turn: sway(random, -14), lift: 1.1 }) +
    lay(loupe(132, 'leather'), { x: 790, y: 400, turn: sway(random, -40), lift: 2 }),
}; // prettier-ignore

/** A brilliant with its dimensions: from above, from the side, in its ring. */
export const brilliants: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) => {
    const colour = MATERIALS.brass.deep;
    return (
      lines('M140 400H690M415 130V690', colour, 1.4, 'stroke-dasharray="14 7 3 7" stroke-opacity=".6"') +
      measure(195, 664, 635, 664, colour) +
      lay(brilliant(220), { x: 415, y: 390, turn: sway(random, 11, 10), lift: 0.9 }) +
      lay(profile(230), { x: 900, y: 215, lift: 0.7 }) +
      measure(785, 150, 1015, 150, colour) +
      measure(1046, 178, 1046, 314, colour) +
      lay(ring(104), { x: 900, y: 570, turn: sway(random, 6, 5), lift: 0.9 })
    );
  },
}; // prettier-ignore

/** One painting with a loupe over its corner. */
export const canvas: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(painting(760, 560, 70, random.pick(['hills', 'sea']), random), { x: 560, y: 385, lift: 1.5 }) +
    lay(loupe(104), { x: 850, y: 540, turn: sway(random, -44), lift: 2.2 }),
};

/** A wall covered with pictures, as in an old gallery. */
export const gallery: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(painting(400, 320, 44, 'sea', random), { x: 250, y: 245 }) +
    lay(painting(300, 380, 42, 'head', random), { x: 640, y: 275 }) +
    lay(painting(330, 260, 38, 'planes', random), { x: 985, y: 220 }) +
    lay(painting(330, 250, 34, 'planes', random), { x: 280, y: 580 }) +
    lay(painting(270, 210, 30, 'hills', random), { x: 632, y: 606 }) +
    lay(painting(330, 340, 42, 'vase', random), { x: 985, y: 560 }),
};

/** A clock, a cup, a vase on one shelf. */
export const antiques: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random, ground) =>
    glow(560, 320, 320) +
    table(ground, 640) +
    stand(goblet(330), { x: 280 + random.between(-14, 14), y: 672 }, 150) +
    stand(mantelClock(560), { x: 610, y: 682 }, 400) +
    stand(vase(400), { x: 935 + random.between(-14, 14), y: 676 }, 130),
};

/** A bag on a shelf. */
export const handbag: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random, ground) =>
    glow(600, 340, 340) +
    table(ground, 650) +
    stand(bag(560, random.pick(['baize', 'baize', 'leather'])), { x: 600, y: 694 }, 540),
};

/** A telephone of leather and steel in its tray. */
export const telephone: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) =>
    lay(tray(700, 560), { x: 620, y: 400, turn: sway(random, 4, 2) }) +
    lay(phone(600), { x: 570, y: 400, turn: sway(random, -18), lift: 1.5 }) +
    lay(key(230), { x: 800, y: 500, turn: sway(random, 62, 8), lift: 0.8 }),
};

/** A calendar month with its last day marked, and an hourglass. */
export const month: Motif = {
  grounds: ['baize', 'night'],
  draw: (random, ground) =>
    table(ground, 660) +
    lay(calendar(560, 500, random.pick([2, 3, 4]), 30), {
      x: 460,
      y: 360,
      turn: sway(random, -2, 1),
      lift: 1.2,
    }) +
    stand(hourglass(430, random.between(0.45, 0.7)), { x: 930, y: 704 }, 220),
};

/** A pin on a map. */
export const city: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) => {
    const tip = { x: 640, y: 490 };
    return (
      lay(map(980, 620, random), { x: 600, y: 405, turn: sway(random, -4, 2) }) +
      group('filter="url(#near)" opacity=".4"', lines(`M${tip.x} ${tip.y}l120 56`, '#000', 26, 'stroke-linecap="round"')) +
      group(`transform="translate(${tip.x} ${tip.y})"`, pin(290).content)
    );
  },
}; // prettier-ignore

/** Two documents with two seals, for the two companies. */
export const companies: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(deed(400, 540), { x: 380, y: 375, turn: sway(random, -6, 3) }) +
    lay(deed(400, 540), { x: 800, y: 385, turn: sway(random, 5, 3) }) +
    lay(pen(440, 'baize'), { x: 590, y: 500, turn: sway(random, 24, 4), lift: 1.4 }),
};

/** A treasure box, for texts without a motif of their own. */
export const treasure: Motif = {
  grounds: ['night', 'baize', 'plate', 'brass'],
  draw: (random) =>
    lay(casket(520, 520), { x: 600, y: 400, turn: sway(random, -6), lift: 1.4 }) +
    lay(ring(74, 'brass', random.pick(['stone', 'ruby', 'baize'])), { x: 600, y: 430, turn: sway(random, 4), lift: 0.8 }),
}; // prettier-ignore
