import { num, path, polar } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { gem, melee } from './gem.ts';
import { evenly } from './setting.ts';
import { CUTS } from './gem-cuts.ts';
import type { JewelDesign } from './jewel-design.ts';
import { inlayOf } from './motif-forms.ts';
import { flat, type Frame, laid, within } from './space.ts';
import { tube } from './tube.ts';

/** Transforms a drawing in upright coordinates into a frame. */
const placed = (frame: Frame, content: string) => `<g transform="${laid(frame, 1)}">${content}</g>`;

/** A plate of metal with a bevelled edge. */
function plate(canvas: JewelCanvas, d: string, fill = 'm'): string {
  const { deep, shine } = canvas.metal;
  return (
    path(d, `fill="${canvas.metal.dark}" transform="translate(2.5 4)"`) +
    path(d, `fill="url(#${fill})" stroke="${deep}" stroke-width="1.2"`) +
    path(d, `fill="none" stroke="${shine}" stroke-opacity=".75" stroke-width="1.8" transform="scale(.955)"`)
  );
}

/** A heart: a plate of metal or stone, or an outline of small stones. */
export function heart(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { girdle } = CUTS.heart;
  const d = `${Array.from({ length: 60 }, (_, index) => girdle(index / 60))
    .map(([x, y], index) => `${index ? 'L' : 'M'}${num(x * size)} ${num(y * size)}`)
    .join('')}Z`;
  const { stone, small } = design;
  if (!stone)
    return placed(
      frame,
      plate(canvas, d) +
        path(
          d,
          `fill="none" stroke="${canvas.metal.dark}" stroke-opacity=".6" stroke-width="1.6" transform="scale(.8)"`,
        ),
    );
  const r = size * 0.085;
  const around = evenly(girdle, size * 0.93, r * 2.1);
  const open = design.random.chance(0.4);
  const middle = open
    ? path(
        d,
        `fill="none" stroke="${canvas.metal.deep}" stroke-width="${num(r * 3)}" transform="scale(.93)"`,
      ) +
      path(
        d,
        `fill="none" stroke="${canvas.metal.mid}" stroke-width="${num(r * 2.8)}" transform="scale(.93)"`,
      )
    : plate(canvas, d) +
      path(d, `fill="url(#${inlayOf(canvas, stone)})" transform="scale(.82)"`) +
      (stone === 'diamond'
        ? ''
        : path(
            d,
            `fill="#fff" fill-opacity=".18" transform="translate(${num(-size * 0.2)} ${num(-size * 0.2)}) scale(.45)"`,
          ));
  const stones = around
    .map(([x, y]) => melee(canvas, open ? stone : (small ?? stone), flat(x, y), r))
    .join('');
  const inner = stone === 'diamond' && !open ? gem(canvas, stone, 'heart', flat(0, 0), size * 0.74) : '';
  return placed(frame, middle + inner + stones);
}

/** A cross, its arms set with stones or faceted. */
export function cross(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { stone, random } = design;
  const w = size * random.between(0.13, 0.2);
  const [top, bottom, arm] = [-size * 0.85, size * 1.1, size * 0.7];
  const flare = random.chance(0.4) ? w * 0.6 : 0;
  const d =
    `M${num(-w - flare)} ${num(top)}H${num(w + flare)}L${num(w)} ${num(-w - size * 0.2)}H${num(w)}V${num(-w - size * 0.2)}L${num(arm)} ${num(-w - flare - size * 0.2)}V${num(w + flare - size * 0.2)}` +
    `L${num(w)} ${num(w - size * 0.2)}L${num(w + flare)} ${num(bottom)}H${num(-w - flare)}L${num(-w)} ${num(w - size * 0.2)}L${num(-arm)} ${num(w + flare - size * 0.2)}V${num(-w - flare - size * 0.2)}L${num(-w)} ${num(-w - size * 0.2)}Z`;
  let stones = '';
  if (stone) {
    const r = w * 0.82;
    const other = design.small ?? stone;
    for (let y = top + r * 1.2; y < bottom - r * 0.6; y += r * 2.15)
      stones += melee(canvas, other, flat(0, y), r);
    for (let x = r * 2.2; x < arm - r * 0.4; x += r * 2.15)
      stones +=
        melee(canvas, other, flat(x, -size * 0.2), r) + melee(canvas, other, flat(-x, -size * 0.2), r);
    stones += gem(canvas, stone, 'round', flat(0, -size * 0.2), w * 1.5);
  } else {
    stones = path(
      `M0 ${num(top)}V${num(bottom)}M${num(-arm)} ${num(-size * 0.2)}H${num(arm)}`,
      `stroke="${canvas.metal.dark}" stroke-opacity=".7" stroke-width="1.6"`,
    );
  }
  return placed(frame, plate(canvas, d) + stones);
}

/** A key with an openwork bow. */
export function key(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { random, stone } = design;
  const lobes = random.pick([3, 4, 6, 1] as const);
  const bow = size * 0.42;
  let ring = '';
  for (let index = 0; index < lobes; index += 1) {
    const [x, y] = lobes === 1 ? [0, 0] : polar((index * 360) / lobes, bow * 0.5);
    const r = lobes === 1 ? bow * 0.9 : bow * (lobes > 4 ? 0.38 : 0.5);
    ring += tube(
      `kb${index}`,
      `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 0 .1Z`,
      size * 0.085,
      canvas.metal,
      true,
    );
  }
  const shaft = tube('ks', `M0 ${num(bow * 0.9)}V${num(size * 1.5)}`, size * 0.1, canvas.metal);
  const bit = path(
    `M0 ${num(size * 1.16)}h${num(size * 0.28)}v${num(size * 0.1)}h${num(-size * 0.08)}v${num(size * 0.08)}h${num(size * 0.1)}v${num(size * 0.14)}H0Z`,
    `fill="url(#m)" stroke="${canvas.metal.deep}" stroke-width="1"`,
  );
  const collar = [0.98, 1.2, 2.9]
    .map(
      (at) =>
        `<rect x="${num(-size * 0.1)}" y="${num(bow * at)}" width="${num(size * 0.2)}" height="${num(size * 0.06)}" rx="3" fill="url(#m)" stroke="${canvas.metal.deep}" stroke-width=".8"/>`,
    )
    .join('');
  const stones = stone
    ? gem(canvas, stone, 'round', flat(0, 0), size * (lobes === 1 ? 0.22 : 0.16)) +
      evenly(CUTS.round.girdle, bow * (lobes === 1 ? 0.9 : 0.98), size * 0.11)
        .map(([x, y]) => melee(canvas, design.small ?? stone, flat(x, y), size * 0.05))
        .join('')
    : '';
  return placed({ ...frame, at: within(frame, 0, -size * 0.4) }, ring + shaft + bit + collar + stones);
}

/** A disc: rays, waves, concentric rings or a plate of stone. */
export function disc(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { random, stone } = design;
  const { dark, shine, deep } = canvas.metal;
  const ring = (r: number) => `M${num(-r)} 0a${num(r)} ${num(r)} 0 1 1 0 .1Z`;
  const kind = random.pick(['rays', 'rings', 'inlay', 'waves', 'star'] as const);
  let face = '';
  if (kind === 'inlay' && stone && stone !== 'diamond')
    face = path(ring(size * 0.78), `fill="url(#${inlayOf(canvas, stone)})" stroke="${deep}"`);
  else if (kind === 'rays' || kind === 'inlay') {
    let d = '';
    const count = random.pick([24, 36, 48] as const);
    for (let index = 0; index < count; index += 1) {
      const [a, b] = [
        polar((index * 360) / count, size * 0.24),
        polar((index * 360) / count, size * (index % 2 ? 0.84 : 0.66)),
      ];
      d += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
    }
    face = path(d, `stroke="${dark}" stroke-width="1.8" stroke-opacity=".8"`);
  } else if (kind === 'rings')
    face = [0.32, 0.48, 0.64, 0.8]
      .map(
        (r) =>
          path(ring(size * r), `fill="none" stroke="${dark}" stroke-width="1.6" stroke-opacity=".75"`) +
          path(ring(size * r - 2), `fill="none" stroke="${shine}" stroke-width="1.2" stroke-opacity=".75"`),
      )
      .join('');
  else if (kind === 'waves') {
    for (let row = -4; row <= 4; row += 1) {
      const half = Math.sqrt(Math.max(0, 0.7 - (row / 5) ** 2)) * size;
      const y = row * size * 0.165;
      face += path(
        `M${num(-half)} ${num(y)}q${num(half / 2)} ${num(-size * 0.14)} ${num(half)} 0t${num(half)} 0`,
        `fill="none" stroke="${dark}" stroke-width="1.8" stroke-opacity=".7"`,
      );
    }
  } else {
    const points = Array.from({ length: 16 }, (_, index) =>
      polar(index * 22.5, size * (index % 2 ? 0.22 : index % 4 ? 0.5 : 0.78)),
    );
    face = path(
      `${points.map(([x, y], index) => `${index ? 'L' : 'M'}${num(x)} ${num(y)}`).join('')}Z`,
      `fill="url(#mr)" stroke="${deep}" stroke-width="1.2"`,
    );
  }
  const r = size * 0.075;
  const rim = stone
    ? evenly(CUTS.round.girdle, size * 0.91, r * 2.2)
        .map(([x, y]) => melee(canvas, design.small ?? stone, flat(x, y), r))
        .join('')
    : path(
        ring(size * 0.91),
        `fill="none" stroke="${dark}" stroke-width="${num(size * 0.05)}" stroke-dasharray="2 3"`,
      );
  const heart =
    stone && (kind !== 'inlay' || stone === 'diamond')
      ? gem(canvas, stone, 'round', flat(), size * 0.18)
      : '';
  return placed(frame, plate(canvas, ring(size)) + face + rim + heart);
}

/** A fan of scales that opens downwards, filled with stone or pavé. */
export function fan(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const stone = design.stone ?? 'mother_of_pearl';
  const other = design.small ?? stone;
  const spread = 62;
  const edge = (r: number) => {
    const [x, y] = polar(180 - spread, r);
    return `M0 ${num(-size * 0.72)}L${num(-x)} ${num(y - size * 0.72)}A${num(r)} ${num(r)} 0 0 0 ${num(x)} ${num(y - size * 0.72)}Z`;
  };
  const ribs = [-41, -20.5, 0, 20.5, 41]
    .map((degrees) => {
      const [x, y] = polar(180 + degrees, size * 1.42);
      return `M0 ${num(-size * 0.72)}L${num(x)} ${num(y - size * 0.72)}`;
    })
    .join('');
  let stones = '';
  for (let degrees = -spread + 4; degrees <= spread - 4; degrees += 7.5) {
    const [x, y] = polar(180 + degrees, size * 1.5);
    stones += melee(canvas, other, flat(x, y - size * 0.72), size * 0.085);
  }
  return placed(
    frame,
    plate(canvas, edge(size * 1.62)) +
      (stone === 'diamond'
        ? path(edge(size * 1.36), 'fill="url(#mr)"') + rows(canvas, stone, size)
        : path(edge(size * 1.36), `fill="url(#${inlayOf(canvas, stone)})"`)) +
      path(ribs, `stroke="${canvas.metal.dark}" stroke-width="4.4"`) +
      path(ribs, `stroke="${canvas.metal.light}" stroke-width="2.6"`) +
      stones +
      gem(canvas, design.small ?? stone, 'round', flat(0, -size * 0.62), size * 0.2),
  );
}

/** Rows of small stones between the ribs of a fan. */
function rows(canvas: JewelCanvas, stone: string, size: number): string {
  let stones = '';
  for (const [reach, count, r] of [
    [0.5, 1, 0.05],
    [0.74, 1, 0.09],
    [1.0, 2, 0.075],
    [1.22, 2, 0.085],
  ] as const)
    for (let field = 0; field < 6; field += 1)
      for (let index = 0; index < count; index += 1) {
        const [x, y] = polar(180 - 51.5 + field * 20.6 + (index - (count - 1) / 2) * 9.4, reach * size);
        stones += melee(canvas, stone, flat(x, y - size * 0.72), size * r);
      }
  return stones;
}
