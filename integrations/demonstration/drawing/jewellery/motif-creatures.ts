import { num, path, polar } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { gem, melee, stamped } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';
import { inlayOf } from './motif-forms.ts';
import { flat, type Frame, laid } from './space.ts';
import { tube } from './tube.ts';

const placed = (frame: Frame, content: string) => `<g transform="${laid(frame, 1)}">${content}</g>`;

/** Points along a quadratic curve, for stones set on it. */
function along(
  a: readonly [number, number],
  b: readonly [number, number],
  c: readonly [number, number],
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const t = count === 1 ? 0.5 : index / (count - 1);
    const mix = (i: 0 | 1) => a[i] * (1 - t) ** 2 + 2 * b[i] * t * (1 - t) + c[i] * t * t;
    return [mix(0), mix(1)];
  });
}

/** A butterfly: wings of stone with a frame of small stones, and a stone as the body. */
export function butterfly(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { random, stone, small } = design;
  const { deep, dark } = canvas.metal;
  const s = (value: number) => num(value * size);
  const spread = random.between(0.9, 1.15);
  const upper = `M${s(0.06)} ${s(-0.1)}C${s(0.2)} ${s(-0.8 * spread)} ${s(0.8)} ${s(-1.0)} ${s(1.02)} ${s(-0.72)}C${s(1.15)} ${s(-0.35)} ${s(0.8)} ${s(0.02)} ${s(0.06)} ${s(0.08)}Z`;
  const lower = `M${s(0.06)} ${s(0.1)}C${s(0.5)} ${s(0.02)} ${s(0.86)} ${s(0.2)} ${s(0.8)} ${s(0.55)}C${s(0.7)} ${s(0.92)} ${s(0.3)} ${s(0.8)} ${s(0.05)} ${s(0.2)}Z`;
  const fill = stone && stone !== 'diamond' ? inlayOf(canvas, stone) : 'mr';
  const wing = (d: string, inner: number) =>
    path(d, `fill="url(#m)" stroke="${deep}" stroke-width="1.4"`) +
    path(
      d,
      `fill="url(#${fill})" stroke="${dark}" stroke-width="1" transform="translate(${num(size * (1 - inner) * 0.42)} ${num(d === upper ? -size * (1 - inner) * 0.4 : size * (1 - inner) * 0.4)}) scale(${inner})"`,
    );
  let stones = '';
  if (stone) {
    const r = size * 0.052;
    const other = small ?? stone;
    for (const [x, y] of along(
      [0.16 * size, -0.34 * size],
      [0.46 * size, -1.02 * size],
      [0.98 * size, -0.76 * size],
      11,
    ))
      stones += melee(canvas, other, flat(x, y), r);
    for (const [x, y] of along(
      [0.3 * size, 0.56 * size],
      [0.66 * size, 0.96 * size],
      [0.78 * size, 0.46 * size],
      7,
    ))
      stones += melee(canvas, other, flat(x, y), r);
    stones +=
      gem(
        canvas,
        stone === 'diamond' ? other : stone,
        'pear',
        flat(0.66 * size, -0.5 * size, 50),
        size * 0.11,
      ) + gem(canvas, other, 'pear', flat(0.5 * size, 0.44 * size, 135), size * 0.09);
  }
  const veins = path(
    `M${s(0.1)} ${s(-0.05)}L${s(0.8)} ${s(-0.7)}M${s(0.1)} ${s(-0.05)}L${s(0.86)} ${s(-0.34)}M${s(0.1)} ${s(0.14)}L${s(0.6)} ${s(0.6)}`,
    `stroke="${dark}" stroke-opacity=".55" stroke-width="1.6"`,
  );
  const half = canvas.define(
    'bf',
    (id) => `<g id="${id}">${wing(lower, 0.8)}${wing(upper, 0.82)}${veins}${stones}</g>`,
  );
  const feelers = `M0 ${s(-0.35)}Q${s(0.05)} ${s(-0.7)} ${s(0.24)} ${s(-0.86)}M0 ${s(-0.35)}Q${s(-0.05)} ${s(-0.7)} ${s(-0.24)} ${s(-0.86)}`;
  return placed(
    frame,
    `<use href="#${half}"/><use href="#${half}" transform="scale(-1 1)"/>` +
      path(feelers, `fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round"`) +
      path(feelers, `fill="none" stroke="${canvas.metal.light}" stroke-width="2.4" stroke-linecap="round"`) +
      tube('bb', `M0 ${s(-0.3)}V${s(0.5)}`, size * 0.15, canvas.metal) +
      (stone ? gem(canvas, small ?? stone, 'marquise', flat(0, size * 0.06), size * 0.075) : ''),
  );
}

/** A spray of leaves on a bent stem. */
export function leaf(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { random, stone, small } = design;
  const pairs = random.pick([4, 5, 6] as const);
  const bend = random.between(-0.5, 0.5) * size;
  const stem = along([-bend * 0.6, size * 1.05], [bend, size * 0.1], [bend * 0.2, -size * 0.95], 40);
  const d = `M${num(-bend * 0.6)} ${num(size * 1.05)}Q${num(bend)} ${num(size * 0.1)} ${num(bend * 0.2)} ${num(-size * 0.95)}`;
  const how = stone ? random.pick(['stone', 'pave', 'mixed'] as const) : 'metal';
  const form = canvas.define(
    'lf',
    (id) =>
      `<path id="${id}" d="M0 0C${num(size * 0.2)} ${num(-size * 0.12)} ${num(size * 0.2)} ${num(-size * 0.42)} 0 ${num(-size * 0.58)}C${num(-size * 0.2)} ${num(-size * 0.42)} ${num(-size * 0.2)} ${num(-size * 0.12)} 0 0Z"/>`,
  );
  let all = '';
  for (let index = 0; index <= pairs * 2; index += 1) {
    const tip = index === pairs * 2;
    const at = stem[Math.min(39, 9 + Math.floor((index * 30) / (pairs * 2)))] ?? [0, 0];
    const degrees = tip ? 4 : (index % 2 ? 1 : -1) * random.between(42, 58);
    const k = tip ? 0.9 : 1.02 - Math.abs(index / (pairs * 2) - 0.35) * 0.5;
    let set = '';
    if (stone && how !== 'pave' && (how === 'stone' || index % 2))
      set = stamped(canvas, stone, 'marquise', flat(0, -size * 0.29), size * 0.115);
    else if (stone)
      for (const [y, r] of [
        [0.12, 0.05],
        [0.24, 0.075],
        [0.37, 0.07],
        [0.48, 0.045],
      ] as const)
        set += melee(canvas, index % 2 ? stone : (small ?? stone), flat(0, -size * y), size * r);
    else
      set = path(
        `M0 0V${num(-size * 0.52)}M0 ${num(-size * 0.16)}l${num(size * 0.08)} ${num(-size * 0.1)}M0 ${num(-size * 0.16)}l${num(-size * 0.08)} ${num(-size * 0.1)}M0 ${num(-size * 0.3)}l${num(size * 0.07)} ${num(-size * 0.09)}M0 ${num(-size * 0.3)}l${num(-size * 0.07)} ${num(-size * 0.09)}`,
        `fill="none" stroke="${canvas.metal.dark}" stroke-opacity=".8" stroke-width="1.6"`,
      );
    all += `<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(degrees)}) scale(${num(k)})"><use href="#${form}" fill="url(#${index % 2 ? 'm' : 'mr'})" stroke="${canvas.metal.deep}" stroke-width="1.4"/>${set}</g>`;
  }
  return placed(frame, tube('ls', d, size * 0.06, canvas.metal) + all);
}

/** A star or a snowflake: arms of stones around a centre. */
export function star(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { random, stone, small } = design;
  const arms = random.pick([5, 6, 8, 12] as const);
  const sharp = random.between(0.34, 0.46);
  const points = Array.from({ length: arms * 2 }, (_, index) =>
    polar((index * 180) / arms, size * (index % 2 ? sharp : index % 4 && arms > 6 ? 0.78 : 1)),
  );
  const d = `${points.map(([x, y], index) => `${index ? 'L' : 'M'}${num(x)} ${num(y)}`).join('')}Z`;
  let over = '';
  let facets = '';
  points.forEach(([x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [0, 0];
    if (index % 2) facets += `M0 0L${num(x)} ${num(y)}L${num(nx)} ${num(ny)}Z`;
  });
  if (stone) {
    for (let arm = 0; arm < arms; arm += 1) {
      const long = arm % 2 && arms > 6 ? 0.78 : 1;
      for (let at = 0.36; at < long - 0.08; at += 0.13) {
        const [x, y] = polar((arm * 360) / arms, at * size);
        over += melee(canvas, small ?? stone, flat(x, y), size * (0.088 - at * 0.05));
      }
    }
    over += gem(canvas, stone, 'round', flat(), size * 0.24);
  }
  return placed(
    frame,
    path(d, `fill="${canvas.metal.dark}" transform="translate(2.5 4)"`) +
      path(d, `fill="url(#m)" stroke="${canvas.metal.deep}" stroke-width="1.2"`) +
      path(facets, `fill="${canvas.metal.dark}" fill-opacity=".5"`) +
      over,
  );
}

/** A bow of ribbon. */
export function bow(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { stone, small, random } = design;
  const { deep, dark, shine } = canvas.metal;
  const s = (value: number) => num(value * size);
  const droop = random.between(0.7, 1.05);
  const tail = `M${s(0.02)} ${s(0.05)}C${s(0.2)} ${s(0.3)} ${s(0.34)} ${s(0.6)} ${s(0.4)} ${s(droop)}L${s(0.56)} ${s(droop - 0.16)}L${s(0.74)} ${s(droop - 0.08)}C${s(0.6)} ${s(0.4)} ${s(0.4)} ${s(0.1)} ${s(0.1)} ${s(-0.02)}Z`;
  const loopOuter = `M0 0C${s(0.3)} ${s(-0.62)} ${s(0.9)} ${s(-0.66)} ${s(1.06)} ${s(-0.3)}C${s(1.12)} ${s(0.12)} ${s(0.7)} ${s(0.34)} 0 0Z`;
  const loopInner = `M${s(0.2)} ${s(-0.05)}C${s(0.42)} ${s(-0.36)} ${s(0.76)} ${s(-0.4)} ${s(0.86)} ${s(-0.22)}C${s(0.84)} ${s(0.02)} ${s(0.56)} ${s(0.1)} ${s(0.2)} ${s(-0.05)}Z`;
  let stones = '';
  if (stone) {
    const r = size * 0.058;
    const other = small ?? stone;
    for (const [x, y] of along(
      [0.12 * size, -0.16 * size],
      [0.62 * size, -0.86 * size],
      [0.98 * size, -0.24 * size],
      10,
    ))
      stones += melee(canvas, other, flat(x, y), r);
    for (const [x, y] of along(
      [0.2 * size, 0.08 * size],
      [0.74 * size, 0.36 * size],
      [0.98 * size, -0.12 * size],
      9,
    ))
      stones += melee(canvas, other, flat(x, y), r);
    for (const [x, y] of along(
      [0.16 * size, 0.14 * size],
      [0.42 * size, 0.36 * size],
      [0.55 * size, (droop - 0.24) * size],
      7,
    ))
      stones += melee(canvas, other, flat(x, y), r * 0.95);
  }
  const half = canvas.define(
    'bw',
    (id) =>
      `<g id="${id}">${path(tail, `fill="url(#mr)" stroke="${deep}" stroke-width="1.3"`)}${path(loopOuter, `fill="url(#m)" stroke="${deep}" stroke-width="1.3"`)}${path(loopInner, `fill="${dark}" stroke="${deep}" stroke-width="1"`)}${path(loopInner, `fill="url(#mr)" fill-opacity=".45"`)}${path(`M${s(0.1)} ${s(-0.12)}Q${s(0.5)} ${s(-0.6)} ${s(0.98)} ${s(-0.36)}`, `fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="2.4"`)}${stones}</g>`,
  );
  const knot = stone
    ? `<ellipse rx="${s(0.16)}" ry="${s(0.18)}" fill="url(#m)" stroke="${deep}"/>` +
      gem(
        canvas,
        stone,
        design.cut === 'heart'
          ? 'oval'
          : design.cut === 'pear' || design.cut === 'marquise'
            ? 'cushion'
            : design.cut,
        flat(),
        size * 0.13,
      )
    : `<ellipse rx="${s(0.14)}" ry="${s(0.2)}" fill="url(#m)" stroke="${deep}" stroke-width="1.3"/>`;
  return placed(frame, `<use href="#${half}" transform="scale(-1 1)"/><use href="#${half}"/>` + knot);
}
