import { metalTones } from '../metals.ts';
import { group, linear, num, path } from '../svg.ts';
import type { AccessoryDesign } from './accessory-design.ts';
import type { AccessoryView } from './accessory-facts.ts';
import { slab } from './fitting.ts';

/** A pocket lighter: closed, or open and lit. */
export function drawLighter(design: AccessoryDesign, view: AccessoryView): { defs: string; content: string } {
  const { random, dye, metallic } = design;
  const t = metalTones(design.fitting);
  const w = random.between(104, 132);
  const h = random.between(222, 262);
  const capTall = h * random.between(0.5, 0.62);
  const face = metallic
    ? random.pick(['lines', 'diamond', 'brushed', 'sun', 'checks'] as const)
    : random.pick(['lacquer', 'lacquer', 'frame', 'stripe'] as const);
  const rows: Record<string, string> = {
    lines: `<pattern id="lf" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M2 0V8" stroke="${t.deep}" stroke-opacity=".55" stroke-width="2"/><path d="M5 0V8" stroke="${t.shine}" stroke-opacity=".6" stroke-width="1.2"/></pattern>`,
    diamond: `<pattern id="lf" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 16V0H16" fill="none" stroke="${t.deep}" stroke-opacity=".65" stroke-width="2.4"/><path d="M3 15V3H15" fill="none" stroke="${t.shine}" stroke-opacity=".7" stroke-width="1.6"/></pattern>`,
    brushed: `<pattern id="lf" width="9" height="5" patternUnits="userSpaceOnUse"><path d="M0 1H6M3 3.5H9" stroke="${t.deep}" stroke-opacity=".25"/></pattern>`,
    sun: `<pattern id="lf" width="44" height="44" patternUnits="userSpaceOnUse"><g fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width="1.4"><circle cx="22" cy="22" r="20"/><circle cx="22" cy="22" r="14"/><circle cx="22" cy="22" r="8"/></g></pattern>`,
    checks: `<pattern id="lf" width="28" height="28" patternUnits="userSpaceOnUse"><path d="M0 0H14V14H0ZM14 14H28V28H14Z" fill="${t.deep}" fill-opacity=".3"/></pattern>`,
  };
  const defs =
    (rows[face] ?? '') +
    linear(
      'lq',
      [0, 0, 1, 0],
      [
        [0, dye.deep],
        [0.1, dye.mid],
        [0.24, dye.pale],
        [0.34, dye.light],
        [0.6, dye.mid],
        [0.9, dye.dark],
        [1, dye.deep],
      ],
      true,
    ) +
    '<radialGradient id="fl" cx=".5" cy=".75" r=".7"><stop offset="0" stop-color="#8ec5ff"/><stop offset=".25" stop-color="#fff6d0"/><stop offset=".6" stop-color="#ffc14d"/><stop offset="1" stop-color="#f07818" stop-opacity=".2"/></radialGradient>';
  const block = (y: number, tall: number, r: number) => {
    const shell = slab(-w, y, w * 2, tall, r, 'url(#fx)', `stroke="${t.deep}" stroke-width="1.6"`);
    const inset = face === 'frame' ? 16 : 8;
    if (!metallic && face !== 'stripe')
      return (
        shell +
        slab(-w + inset, y + inset, (w - inset) * 2, tall - inset * 2, 4, 'url(#lq)', `stroke="${t.deep}"`) +
        slab(-w * 0.72, y + inset + 4, 9, tall - inset * 2 - 8, 4, '#fff', 'fill-opacity=".35"')
      );
    if (!metallic) return shell + slab(-w * 0.5, y + 6, w, tall - 12, 2, 'url(#lq)', `stroke="${t.deep}"`);
    return (
      shell +
      slab(-w + 9, y + 9, w * 2 - 18, tall - 18, 3, 'url(#lf)', `stroke="${t.dark}" stroke-opacity=".6"`)
    );
  };
  const roller =
    slab(w - 3, -h * 0.32, 20, 66, 9, 'url(#fx)', `stroke="${t.deep}"`) +
    path(
      Array.from({ length: 9 }, (_, index) => `M${num(w - 1)} ${num(-h * 0.32 + 8 + index * 6.4)}h17`).join(
        '',
      ),
      `stroke="${t.deep}" stroke-width="1.6"`,
    );
  const bottom = block(-h * 0.32, h * 1.32, 9);
  const plate = random.chance(0.5) ? slab(-22, h * 0.55, 44, 44, 3, 'url(#fd)', `stroke="${t.deep}"`) : '';
  const hinge = slab(-w - 9, -h * 0.32 - 12, 18, 34, 6, 'url(#fx)', `stroke="${t.deep}"`);
  if (view === 'front' || view === 'detail') {
    const cap = block(-h * 0.32 - capTall - 4, capTall, 12);
    const place =
      view === 'detail' ? 'translate(-60 130) scale(2)' : `rotate(${num(random.between(-4, 16))})`;
    return { defs, content: group(`transform="${place}"`, roller + bottom + cap + hinge + plate) };
  }
  const inner =
    slab(-w * 0.72, -h * 0.32 - 52, w * 1.44, 56, 5, 'url(#fx)', `stroke="${t.deep}"`) +
    slab(-w * 0.5, -h * 0.32 - 92, w * 0.62, 44, 5, 'url(#fx)', `stroke="${t.deep}"`) +
    path(
      `M${num(-w * 0.4)} ${num(-h * 0.32 - 74)}h${num(w * 0.42)}M${num(-w * 0.4)} ${num(-h * 0.32 - 62)}h${num(w * 0.42)}`,
      `stroke="${t.deep}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 13"`,
    ) +
    `<circle cx="${num(w * 0.42)}" cy="${num(-h * 0.32 - 60)}" r="27" fill="url(#fd)" stroke="${t.deep}"/><circle cx="${num(w * 0.42)}" cy="${num(-h * 0.32 - 60)}" r="22" fill="none" stroke="${t.deep}" stroke-width="6" stroke-dasharray="2.4 2.2"/>`;
  const flame = `M${num(-w * 0.2)} ${num(-h * 0.32 - 92)}C${num(-w * 0.52)} ${num(-h * 0.32 - 150)} ${num(-w * 0.1)} ${num(-h * 0.32 - 190)} ${num(-w * 0.16)} ${num(-h * 0.32 - 262)}C${num(w * 0.12)} ${num(-h * 0.32 - 200)} ${num(w * 0.14)} ${num(-h * 0.32 - 140)} ${num(-w * 0.2)} ${num(-h * 0.32 - 92)}Z`;
  const lifted = group(
    `transform="translate(${num(-w)} ${num(-h * 0.32)}) rotate(-112) translate(${num(w)} ${num(h * 0.32)})"`,
    block(-h * 0.32 - capTall - 4, capTall, 12),
  );
  return {
    defs,
    content: group(
      'transform="translate(70 60)"',
      lifted + inner + roller + bottom + hinge + plate + path(flame, 'fill="url(#fl)"'),
    ),
  };
}
