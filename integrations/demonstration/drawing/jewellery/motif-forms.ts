import { num, path, polar } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { gemLook } from './gem-colours.ts';
import { gem, melee, stamped } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';
import { ellipse, type Frame, laid, sum, within } from './space.ts';

/** A closed line in a frame, from a radius by angle. */
function loop(frame: Frame, radius: (degrees: number) => number, out = 0, step = 6): string {
  let d = '';
  for (let degrees = 0; degrees < 360; degrees += step) {
    const [x, y] = polar(degrees, radius(degrees));
    const [px, py] = within(frame, x, y, out);
    d += `${d ? 'L' : 'M'}${num(px)} ${num(py)}`;
  }
  return `${d}Z`;
}

/** The outline of leaves around a centre; `size` is the distance from the centre to a tip. */
function leaves(size: number, count = 4): (degrees: number) => number {
  return (degrees) => {
    const part = 360 / count;
    const off = ((((degrees % part) + part) % part) - part / 2) * (Math.PI / 180);
    const far = size * (count === 4 ? 0.52 : 0.6);
    const round = size - far;
    const wide = round * (count === 4 ? 1.02 : 1);
    const inside = wide ** 2 - (far * Math.sin(off)) ** 2;
    return inside > 0 ? far * Math.cos(off) + Math.sqrt(inside) : far * 0.72;
  };
}

/** A four-lobed leaf with a beaded edge, filled with stone or engraved metal. */
export function clover(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { deep, shine, light, dark } = canvas.metal;
  const edge = leaves(size);
  const turned = (inset: number) => (degrees: number) => edge(degrees + 45) - inset;
  const beads = Math.round(size * 0.9);
  let dots = '';
  for (let index = 0; index < beads; index += 1) {
    const degrees = (index * 360) / beads;
    const [x, y] = polar(degrees, turned(size * 0.075)(degrees));
    const [px, py] = within(frame, x, y, 6);
    dots += `M${num(px)} ${num(py)}h.1`;
  }
  const face = loop(frame, turned(size * 0.18), 4, 4);
  const stone = design.stone;
  const inlay = stone
    ? path(face, `fill="url(#${inlayOf(canvas, stone)})" stroke="${dark}" stroke-width="1"`)
    : path(face, `fill="url(#mr)" stroke="${dark}" stroke-width="1"`) + rays(frame, size, dark);
  return (
    path(loop(frame, turned(-1), -4, 4), `fill="${deep}"`) +
    path(loop(frame, turned(0), 2, 4), `fill="url(#m)" stroke="${deep}" stroke-width=".8"`) +
    path(dots, `stroke="${dark}" stroke-width="${num(size * 0.1)}" stroke-linecap="round"`) +
    path(dots, `stroke="${light}" stroke-width="${num(size * 0.08)}" stroke-linecap="round"`) +
    path(dots, `stroke="${shine}" stroke-width="${num(size * 0.035)}" stroke-linecap="round"`) +
    inlay +
    (stone === 'diamond' ? pave(canvas, frame, stone, turned(size * 0.2), size * 0.1) : '') +
    (stone && stone !== 'diamond' && design.random.chance(0.3)
      ? melee(canvas, 'diamond', frame, size * 0.13)
      : '')
  );
}

function rays(frame: Frame, size: number, stroke: string): string {
  let d = '';
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const [a, b] = [polar(degrees, size * 0.12), polar(degrees, size * (degrees % 90 === 45 ? 0.72 : 0.5))];
    const [p, q] = [within(frame, ...a, 4), within(frame, ...b, 4)];
    d += `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`;
  }
  return path(d, `stroke="${stroke}" stroke-opacity=".45" stroke-width="1.2"`);
}

/** The gradient of a thin plate of stone. */
export function inlayOf(canvas: JewelCanvas, stone: string): string {
  const [deep, dark, mid, light, pale] = gemLook(stone).tones;
  const shell = gemLook(stone).dome === 'shell';
  return canvas.define(`in-${stone}`, (id) =>
    shell
      ? `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="#fffdf9"/><stop offset=".25" stop-color="#e6dfe7"/><stop offset=".45" stop-color="#f9f5ef"/><stop offset=".65" stop-color="#d3e2e4"/><stop offset=".82" stop-color="#f6ece8"/><stop offset="1" stop-color="#c6c1c8"/></linearGradient>`
      : `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${light}"/><stop offset=".12" stop-color="${pale}"/><stop offset=".26" stop-color="${mid}"/><stop offset=".6" stop-color="${dark}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
  );
}

/** Rows of small, close-set stones over an area. */
function pave(
  canvas: JewelCanvas,
  frame: Frame,
  stone: string,
  edge: (degrees: number) => number,
  small: number,
): string {
  let stones = '';
  const [step, row] = [small * 2.08, small * 1.82];
  const reach = 14;
  for (let j = -reach; j <= reach; j += 1) {
    for (let i = -reach; i <= reach; i += 1) {
      const [x, y] = [(i + (j % 2 ? 0.5 : 0)) * step, j * row];
      const degrees = ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
      if (Math.hypot(x, y) + small * 0.8 < edge(degrees))
        stones += melee(canvas, stone, { ...frame, at: within(frame, x, y, 5) }, small);
    }
  }
  return stones;
}

/** A flower: petals of metal, of stone or with stones, and a stone in the centre. */
export function petals(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { random, stone, small } = design;
  const count = random.pick([5, 6, 8, 5] as const);
  const { deep, shine, light, dark } = canvas.metal;
  const wish = random.pick(['stones', 'stones', 'pave', 'inlay'] as const);
  const how = !stone ? 'metal' : stone === 'diamond' && wish === 'inlay' ? 'pave' : wish;
  const leaf = canvas.define(`pt-${count}`, (id) => {
    const w = size * (count > 6 ? 0.26 : 0.4);
    return `<path id="${id}" d="M0 ${num(-size * 0.08)}C${num(w)} ${num(-size * 0.3)} ${num(w * 1.15)} ${num(-size * 0.86)} 0 ${num(-size)}C${num(-w * 1.15)} ${num(-size * 0.86)} ${num(-w)} ${num(-size * 0.3)} 0 ${num(-size * 0.08)}Z"/>`;
  });
  let all = '';
  const order = Array.from({ length: count }, (_, index) => index);
  for (const index of order) {
    const degrees = (index * 360) / count;
    const [x, y] = polar(degrees, size * 0.58);
    const radians = (degrees * Math.PI) / 180;
    const turned: Frame = {
      ...frame,
      across: sum([frame.across, Math.cos(radians)], [frame.down, Math.sin(radians)]),
      down: sum([frame.down, Math.cos(radians)], [frame.across, -Math.sin(radians)]),
    };
    const fill = how === 'inlay' && stone ? inlayOf(canvas, stone) : index % 2 ? 'm' : 'mr';
    all +=
      `<g transform="${laid(turned, 1)}"><use href="#${leaf}" fill="url(#${fill})" stroke="${deep}" stroke-width="1.4"/>` +
      path(
        `M0 ${num(-size * 0.2)}V${num(-size * 0.82)}`,
        `stroke="${how === 'metal' ? dark : shine}" stroke-opacity=".6" stroke-width="1.4"`,
      ) +
      `</g>`;
    if (how === 'stones' && stone)
      all += stamped(
        canvas,
        index % 2 && small ? small : stone,
        'pear',
        { ...turned, at: within(frame, x * 1.02, y * 1.02, 6) },
        size * (count > 6 ? 0.17 : 0.235),
      );
    if (how === 'pave' && small)
      for (const along of [0.4, 0.58, 0.76]) {
        const [px, py] = polar(degrees, size * along);
        all += melee(
          canvas,
          along === 0.58 && stone ? stone : small,
          { ...frame, at: within(frame, px, py, 5) },
          size * (along === 0.58 ? 0.11 : 0.085),
        );
      }
  }
  const heart = stone
    ? gem(
        canvas,
        how === 'stones' ? (small ?? stone) : stone,
        'round',
        { ...frame, at: within(frame, 0, 0, 14) },
        size * 0.2,
      )
    : path(
        ellipse(within(frame, 0, 0, 8), sum([frame.across, size * 0.16]), sum([frame.down, size * 0.16])),
        `fill="${light}" stroke="${deep}"`,
      );
  return (
    all +
    path(
      ellipse(within(frame, 0, 0, 8), sum([frame.across, size * 0.23]), sum([frame.down, size * 0.23])),
      `fill="url(#m)" stroke="${deep}"`,
    ) +
    heart
  );
}
