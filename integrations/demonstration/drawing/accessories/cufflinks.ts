import { PEARLS } from '../jewellery/gem-colours.ts';
import { metalTones } from '../metals.ts';
import { clover } from '../jewellery/motif-forms.ts';
import { openJewelCanvas } from '../jewellery/jewel-canvas.ts';
import { flat } from '../jewellery/space.ts';
import { group, num, path, polar, polygon } from '../svg.ts';
import type { AccessoryDesign } from './accessory-design.ts';
import type { AccessoryView } from './accessory-facts.ts';
import { slab } from './fitting.ts';

/** A pair of cufflinks: one face up, one turned to show its post and bar. */
export function drawCufflinks(
  design: AccessoryDesign,
  view: AccessoryView,
): { defs: string; content: string } {
  const { random, dye } = design;
  const t = metalTones(design.fitting);
  const own = openJewelCanvas(random, design.fitting, 46, PEARLS[0]);
  const form = random.pick(['round', 'square', 'octagon', 'oval', 'knot', 'clover', 'bar'] as const);
  // No stone: the record of an accessory names none.
  const finish = random.pick(['enamel', 'guilloche', 'grid', 'plain'] as const);
  const outlines: Record<string, (r: number) => string> = {
    round: (r) =>
      `M${num(-r)} 0A${num(r)} ${num(r)} 0 1 1 ${num(r)} 0A${num(r)} ${num(r)} 0 1 1 ${num(-r)} 0Z`,
    oval: (r) =>
      `M${num(-r * 0.8)} 0A${num(r * 0.8)} ${num(r * 1.1)} 0 1 1 ${num(r * 0.8)} 0A${num(r * 0.8)} ${num(r * 1.1)} 0 1 1 ${num(-r * 0.8)} 0Z`,
    square: (r) =>
      `M${num(-r * 0.9)} ${num(-r * 0.78)}Q${num(-r * 0.9)} ${num(-r * 0.9)} ${num(-r * 0.78)} ${num(-r * 0.9)}H${num(r * 0.78)}Q${num(r * 0.9)} ${num(-r * 0.9)} ${num(r * 0.9)} ${num(-r * 0.78)}V${num(r * 0.78)}Q${num(r * 0.9)} ${num(r * 0.9)} ${num(r * 0.78)} ${num(r * 0.9)}H${num(-r * 0.78)}Q${num(-r * 0.9)} ${num(r * 0.9)} ${num(-r * 0.9)} ${num(r * 0.78)}Z`,
    octagon: (r) => polygon(Array.from({ length: 8 }, (_, index) => polar(22.5 + index * 45, r * 1.04))),
    bar: (r) => `M${num(-r * 0.5)} ${num(-r * 1.15)}H${num(r * 0.5)}V${num(r * 1.15)}H${num(-r * 0.5)}Z`,
  };
  const outline = outlines[form] ?? outlines.round;
  const face = (r: number): string => {
    if (form === 'clover')
      return clover(
        own,
        {
          random,
          family: 'quatrefoil',
          cut: 'round',
          stone: null,
          small: null,
          weight: 0.5,
          claws: 4,
          metal: design.fitting,
          pearl: PEARLS[0],
        },
        flat(),
        r,
      );
    if (form === 'knot') return knot(r, t.deep, t.shine);
    if (!outline) return '';
    const inner = outline(r * 0.8);
    const plates =
      path(outline(r), `fill="url(#fd)" stroke="${t.deep}" stroke-width="1.6"`) +
      path(outline(r * 0.93), `fill="none" stroke="${t.shine}" stroke-opacity=".8" stroke-width="2"`);
    const field = {
      enamel:
        path(inner, `fill="url(#hi)" stroke="${t.deep}" stroke-width="1.4"`) + path(inner, 'fill="url(#gl)"'),
      guilloche: path(inner, `fill="${dye.mid}" stroke="${t.deep}"`) + rays(r * 0.78, dye.pale),
      grid:
        path(inner, `fill="url(#fd)" stroke="${t.deep}"`) +
        grid(r * 0.7, t.deep, t.shine, form === 'bar' ? 0.42 : 0.85),
      plain:
        path(inner, `fill="url(#fy)" stroke="${t.deep}" stroke-width="1.2"`) +
        path(
          `M${num(-r * 0.5)} ${num(r * 0.5)}L${num(r * 0.5)} ${num(-r * 0.5)}`,
          `stroke="${t.shine}" stroke-opacity=".5" stroke-width="${num(r * 0.14)}"`,
        ),
    }[finish];
    return plates + field;
  };
  const r = random.between(110, 126);
  const lean = num(random.between(-16, 6));
  const id = own.define('cf', (name) => `<g id="${name}">${face(r)}</g>`);
  const up = `<use href="#${id}"/>`;
  const post =
    path('M-8 -12L40 150L62 144L16 -20Z', `fill="url(#fx)" stroke="${t.deep}" stroke-width="1.2"`) +
    group(
      'transform="translate(52 158) rotate(-14)"',
      slab(-78, -17, 156, 34, 17, 'url(#fy)', `stroke="${t.deep}" stroke-width="1.2"`) +
        slab(-16, -24, 32, 48, 8, 'url(#fy)', `stroke="${t.deep}"`),
    );
  const turned = group(
    'transform="rotate(-10) scale(1 .52)"',
    path(
      outline ? outline(r) : `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
      `fill="${t.dark}" stroke="${t.deep}" transform="translate(0 40)"`,
    ) + up,
  );
  if (view === 'detail') return { defs: own.defs(), content: group('transform="scale(2.3)"', up) };
  const [a, b] =
    view === 'front'
      ? [
          group(`transform="translate(-158 -70) rotate(${lean})"`, up),
          group('transform="translate(150 40)"', post + turned),
        ]
      : [
          group('transform="translate(-150 60) scale(-1 1)"', post + turned),
          group('transform="translate(165 -60)"', post + turned),
        ];
  return { defs: own.defs(), content: group('transform="scale(1.12)"', a + b) };
}

function rays(r: number, stroke: string): string {
  let d = '';
  for (let index = 0; index < 48; index += 1) {
    const [a, b] = [polar(index * 7.5, r * 0.1), polar(index * 7.5, r)];
    d += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  return path(d, `stroke="${stroke}" stroke-opacity=".5" stroke-width="1.6"`);
}

function grid(r: number, deep: string, shine: string, narrow: number): string {
  let d = '';
  for (let at = -4; at <= 4; at += 1) {
    const p = num((at * r) / 4.5);
    d += `M${num(-r * narrow)} ${p}H${num(r * narrow)}`;
    if (Math.abs(at) <= 4 * narrow) d += `M${p} ${num(-r)}V${num(r)}`;
  }
  return (
    path(d, `stroke="${deep}" stroke-opacity=".6" stroke-width="3"`) +
    path(d, `stroke="${shine}" stroke-opacity=".6" stroke-width="1.2" transform="translate(2 2)"`)
  );
}

/** Wires over and under one another. */
function knot(r: number, deep: string, shine: string): string {
  let all = '';
  for (const degrees of [0, 60, 120]) {
    for (const shift of [-22, 0, 22]) {
      const d = `M${num(-r * 0.86)} ${shift}C${num(-r * 0.4)} ${num(shift - 46)} ${num(r * 0.4)} ${num(shift - 46)} ${num(r * 0.86)} ${shift}`;
      all += group(
        `transform="rotate(${degrees})"`,
        path(d, `fill="none" stroke="${deep}" stroke-width="24" stroke-linecap="round"`) +
          path(d, `fill="none" stroke="url(#fd)" stroke-width="20" stroke-linecap="round"`) +
          path(
            d,
            `fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" transform="translate(-1 -4)"`,
          ),
      );
    }
  }
  return all;
}
