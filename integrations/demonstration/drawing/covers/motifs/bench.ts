import { group } from '../../svg.ts';
import { glow, table } from '../ground.ts';
import { lay, stand, drawReusable } from '../part.ts';
import { loupe, scales, screwdriver, tweezers, weight } from '../parts/instruments.ts';
import { deed, print, ticket } from '../parts/papers.ts';
import { head, watch } from '../parts/watch.ts';
import { balance, gear, movement } from '../parts/works.ts';
import { sway, type Motif } from './motif.ts';

/** A movement under a large loupe. */
export const expertise: Motif = {
  grounds: ['night', 'baize'],
  draw: (random) => {
    const lens = { x: 590, y: 380 };
    const [works, again] = drawReusable('works', movement(300));
    return (
      lay(works, { x: 590, y: 400, turn: sway(random, 0, 25), lift: 1.3 }) +
      `<clipPath id="lens"><circle cx="${lens.x}" cy="${lens.y}" r="196"/></clipPath>` +
      group('clip-path="url(#lens)"', group(`transform="translate(${lens.x} ${lens.y}) scale(1.5)"`, again.content)) +
      lay(loupe(196, 'leather'), { ...lens, turn: sway(random, -52, 5), lift: 2.2 }) +
      lay(tweezers(360), { x: 200, y: 470, turn: sway(random, 20) })
    );
  },
}; // prettier-ignore

/** A movement taken apart, its wheels laid out in their order. */
export const service: Motif = {
  grounds: ['plate', 'brass'],
  draw: (random) =>
    lay(movement(230), { x: 400, y: 400, turn: sway(random, 12, 20), lift: 1.4 }) +
    lay(balance(84), { x: 800, y: 235, turn: sway(random, 20, 20), lift: 0.9 }) +
    lay(gear(72), { x: 770, y: 430, turn: sway(random, 0, 20), lift: 0.8 }) +
    lay(gear(52, 'steel'), { x: 712, y: 590, lift: 0.8 }) +
    lay(gear(40), { x: 835, y: 570, lift: 0.8 }) +
    lay(gear(58, 'steel'), { x: 655, y: 170, lift: 0.8 }) +
    lay(tweezers(470), { x: 985, y: 420, turn: sway(random, -14), lift: 1.2 }) +
    lay(screwdriver(520), { x: 1085, y: 440, turn: sway(random, 7), lift: 1.1 }),
}; // prettier-ignore

/** A watch on one side of a balance, its accessories on the other. */
export const worth: Motif = {
  grounds: ['baize', 'night'],
  draw: (random, ground) => {
    const lean = random.pick([-5, -4, 4, 5]);
    const rise = Math.tan((lean * Math.PI) / 180) * 270;
    return (
      glow(600, 330, 330) +
      table(ground, 670) +
      stand(scales(540, lean), { x: 600, y: 690 }, 280) +
      group(`transform="translate(330 ${690 - 540 * 0.36 - rise - 66})"`, head({ r: 72, metal: 'steel', strap: 'ink', dial: 'cream', kind: 'seconds' })) +
      group(`transform="translate(870 ${690 - 540 * 0.36 + rise})"`, group('transform="translate(-34 0)"', weight(88).content) + group('transform="translate(38 0)"', weight(58).content)) +
      stand(weight(96), { x: 980, y: 700 }, 80) +
      stand(weight(70), { x: 1066, y: 706 }, 60) +
      stand(weight(50), { x: 1130, y: 704 }, 44)
    );
  },
}; // prettier-ignore

/** Photographs of a watch from six sides, for its ticket. */
export const prints: Motif = {
  grounds: ['brass', 'plate'],
  draw: (random) => {
    const look = { r: 84, metal: 'steel', strap: 'leather', dial: 'baize', kind: 'seconds' } as const;
    const [whole, again] = drawReusable('whole', watch(look));
    const [face, near] = drawReusable('face', { outline: '', content: head(look) });
    const views = [
      group('transform="scale(.95)"', face.content),
      group('transform="translate(30 40) scale(1.8)"', near.content),
      group('transform="rotate(34) scale(.42)"', again.content),
      movement(80).content,
      group('transform="translate(-120 10) scale(1.8)"', near.content),
      group('transform="translate(-6 -150) scale(1.2)"', again.content),
    ];
    const tints = ['#dfe6df', '#e9e0cd', '#cfd8d1', '#e6dcc4', '#d7dfd9', '#ece4d4'] as const;
    const places = [[250, 240], [500, 225], [752, 238], [262, 515], [512, 530], [765, 512]];
    return (
      '<clipPath id="print"><path d="M-103 -103h206v206h-206Z"/></clipPath>' +
      lay(ticket(470, 230), { x: 985, y: 610, turn: sway(random, -12) }) +
      places.map(([x = 0, y = 0], index) => lay(print(236, 236, group('clip-path="url(#print)"', views[index] ?? ''), tints[index] ?? tints[0]), { x, y, turn: sway(random, 0, 5), lift: 0.9 })).join('') +
      lay(whole, { x: 1010, y: 300, turn: sway(random, 12), lift: 1.3 })
    );
  },
}; // prettier-ignore

/** A sealed guarantee and its movement. */
export const warranty: Motif = {
  grounds: ['baize', 'night'],
  draw: (random) =>
    lay(deed(440, 600), { x: 760, y: 390, turn: sway(random, 6, 3) }) +
    lay(movement(188), { x: 390, y: 410, turn: sway(random, 0, 30), lift: 1.6 }) +
    lay(screwdriver(420), { x: 190, y: 430, turn: sway(random, -18), lift: 1.1 }),
};
