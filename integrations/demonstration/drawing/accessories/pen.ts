import { metalTones } from '../metals.ts';
import { group, linear, num, path } from '../svg.ts';
import type { AccessoryDesign } from './accessory-design.ts';
import type { AccessoryView } from './accessory-facts.ts';
import { slab, taper } from './fitting.ts';

/** A diagonal pen: closed, or open with its nib and the cap beside it. */
export function drawPen(design: AccessoryDesign, view: AccessoryView): { defs: string; content: string } {
  const { random, dye, metallic } = design;
  const t = metalTones(design.fitting);
  const wide = random.between(27, 35);
  const kind = random.pick(['fountain', 'fountain', 'ballpoint', 'rollerball'] as const);
  const pattern = random.pick(['plain', 'plain', 'lines', 'barley', 'marble', 'rings'] as const);
  const ends = random.pick(['round', 'flat', 'cone'] as const);
  const clip = random.pick(['blade', 'ball', 'arrow', 'bar'] as const);
  const rings = random.pick([1, 2, 3] as const);
  const barrelFill = metallic ? 'url(#fx)' : 'url(#ba)';
  const defs =
    linear(
      'ba',
      [0, 0, 1, 0],
      [
        [0, dye.deep],
        [0.12, dye.dark],
        [0.24, dye.pale],
        [0.32, dye.light],
        [0.55, dye.mid],
        [0.8, dye.dark],
        [0.92, dye.mid],
        [1, dye.deep],
      ],
      true,
    ) + penPattern(pattern, metallic ? t.deep : dye.deep, metallic ? t.shine : dye.pale);
  const body = (d: string) =>
    path(d, `fill="${barrelFill}" stroke="${metallic ? t.deep : dye.deep}" stroke-width="1"`) +
    (pattern === 'plain' ? '' : path(d, 'fill="url(#pp)"'));
  const w = wide;
  const crown = {
    round: `M${num(-w)} -330C${num(-w)} -362 ${num(-w * 0.6)} -378 0 -378S${num(w)} -362 ${num(w)} -330Z`,
    flat: `M${num(-w)} -330V-366Q${num(-w)} -372 ${num(-w + 6)} -372H${num(w - 6)}Q${num(w)} -372 ${num(w)} -366V-330Z`,
    cone: `M${num(-w)} -330L${num(-w * 0.5)} -376H${num(w * 0.5)}L${num(w)} -330Z`,
  }[ends];
  const cap =
    body(`M${num(-w)} -330H${num(w)}L${num(w * 1.06)} -40H${num(-w * 1.06)}Z`) +
    body(crown) +
    slab(-w * 1.04, -336, w * 2.08, 9, 3, 'url(#fx)', `stroke="${t.deep}" stroke-width=".8"`) +
    Array.from({ length: rings }, (_, index) =>
      slab(
        -w * 1.1,
        -66 + index * (index === 1 ? 10 : 13),
        w * 2.2,
        index === 1 && rings > 1 ? 12 : 7,
        3,
        'url(#fx)',
        `stroke="${t.deep}" stroke-width=".8"`,
      ),
    ).join('') +
    drawClip(clip, w, t.deep, t.shine);
  const barrel =
    body(
      `M${num(-w)} -24H${num(w)}C${num(w)} 170 ${num(w * 0.82)} 300 ${num(w * 0.62)} 352H${num(-w * 0.62)}C${num(-w * 0.82)} 300 ${num(-w)} 170 ${num(-w)} -24Z`,
    ) +
    (ends === 'flat'
      ? slab(-w * 0.66, 344, w * 1.32, 12, 4, 'url(#fx)', `stroke="${t.deep}"`)
      : path(
          `M${num(-w * 0.62)} 352Q0 ${num(352 + w * 1.5)} ${num(w * 0.62)} 352Z`,
          `fill="${metallic ? 'url(#fx)' : 'url(#ba)'}" stroke="${t.deep}"`,
        ) + slab(-w * 0.68, 342, w * 1.36, 8, 3, 'url(#fx)'));
  const lean = random.between(34, 42);
  if (view === 'front')
    return { defs, content: group(`transform="rotate(${lean}) scale(1.22)"`, barrel + cap) };
  const tip =
    kind === 'ballpoint' || kind === 'rollerball'
      ? taper(-40, -120, w * 0.86, w * 0.7, 'url(#fx)', t.deep) +
        path(`M${num(-w * 0.7)} -120L-5 -196H5L${num(w * 0.7)} -120Z`, `fill="url(#fx)" stroke="${t.deep}"`) +
        slab(-2.4, -206, 4.8, 12, 2, t.light)
      : taper(-24, -116, w * 0.84, w * 0.62, metallic ? '#1b1c1f' : 'url(#ba)', t.deep) +
        slab(-w * 0.68, -124, w * 1.36, 9, 3, 'url(#fx)') +
        nib(w, design);
  const open =
    group(
      'transform="translate(96 40) rotate(34) scale(.98)"',
      barrel + slab(-w * 1.02, -34, w * 2.04, 12, 3, 'url(#fx)') + tip,
    ) + group('transform="translate(-150 130) rotate(47)"', group('transform="translate(0 190)"', cap));
  return {
    defs,
    content: group(
      view === 'detail' ? 'transform="translate(-300 330) scale(2.1)"' : 'transform="scale(1.22)"',
      open,
    ),
  };
}

function penPattern(kind: string, deep: string, pale: string): string {
  const tile = (w: number, h: number, content: string) =>
    `<pattern id="pp" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${content}</pattern>`;
  switch (kind) {
    case 'lines':
      return tile(
        7,
        20,
        `<path d="M1.5 0V20" stroke="${deep}" stroke-opacity=".5" stroke-width="1.6"/><path d="M4 0V20" stroke="${pale}" stroke-opacity=".3"/>`,
      );
    case 'rings':
      return tile(
        20,
        9,
        `<path d="M0 2H20" stroke="${deep}" stroke-opacity=".5" stroke-width="1.8"/><path d="M0 4.4H20" stroke="${pale}" stroke-opacity=".35"/>`,
      );
    case 'barley':
      return tile(
        12,
        22,
        `<path d="M6 0Q13 11 6 22Q-1 11 6 0" fill="${pale}" fill-opacity=".16" stroke="${deep}" stroke-opacity=".45"/>`,
      );
    case 'marble':
      return tile(
        70,
        110,
        `<g fill="none" stroke="${pale}" stroke-opacity=".34"><path d="M-5 20Q30 40 20 70T60 120" stroke-width="5"/><path d="M40 -5Q60 30 30 60T75 100" stroke-width="2.5"/><path d="M5 60Q-10 90 30 112" stroke-width="3"/></g>`,
      );
    default:
      return '';
  }
}

function drawClip(kind: string, w: number, deep: string, shine: string): string {
  const end = { blade: -120, ball: -140, arrow: -100, bar: -150 }[kind] ?? -120;
  const rod = path(
    `M-9 -322H9L${kind === 'blade' ? 5 : 8} ${end}H${kind === 'blade' ? -5 : -8}Z`,
    `fill="url(#fx)" stroke="${deep}" stroke-width="1"`,
  );
  const tip =
    kind === 'ball'
      ? `<circle cy="${end}" r="12" fill="url(#fd)" stroke="${deep}"/>`
      : kind === 'arrow'
        ? path(`M-13 ${end - 4}H13L0 ${end + 30}Z`, `fill="url(#fx)" stroke="${deep}"`) +
          path(
            `M0 ${end - 60}l-9 -12M0 ${end - 60}l9 -12M0 ${end - 44}l-9 -12M0 ${end - 44}l9 -12`,
            `stroke="${deep}" stroke-width="1.6"`,
          )
        : kind === 'bar'
          ? slab(-11, end - 6, 22, 10, 4, 'url(#fx)', `stroke="${deep}"`)
          : '';
  return group(
    `transform="translate(${num(w * 0.1)} 0)"`,
    `<path d="M-2 -318V${end + 6}" stroke="#000" stroke-opacity=".4" stroke-width="17" transform="translate(5 3)"/>` +
      rod +
      tip +
      path(`M-3 -316V${end + 12}`, `stroke="${shine}" stroke-opacity=".9" stroke-width="2"`),
  );
}

/** A nib with its slit and breather hole, in the metal of the fittings; some have an area of another tone. */
function nib(w: number, { random, fitting }: AccessoryDesign): string {
  const gold = metalTones(fitting);
  const pale = metalTones('platinum');
  const h = w * 0.62;
  const outer = `M${num(-h * 0.8)} -124C${num(-h * 1.15)} -160 ${num(-h * 0.5)} -206 0 -244C${num(h * 0.5)} -206 ${num(h * 1.15)} -160 ${num(h * 0.8)} -124Z`;
  return (
    path(outer, `fill="${gold.mid}" stroke="${gold.deep}" stroke-width="1.2"`) +
    path(
      `M${num(-h * 0.7)} -126C${num(-h)} -160 ${num(-h * 0.4)} -204 0 -240V-126Z`,
      `fill="${gold.light}"`,
    ) +
    (random.chance(0.55)
      ? path(
          `M${num(-h * 0.34)} -128C${num(-h * 0.5)} -160 ${num(-h * 0.2)} -186 0 -206C${num(h * 0.2)} -186 ${num(h * 0.5)} -160 ${num(h * 0.34)} -128Z`,
          `fill="${pale.light}" stroke="${gold.dark}" stroke-width=".8"`,
        )
      : path(
          `M${num(-h * 0.5)} -134Q0 -160 ${num(h * 0.5)} -134`,
          `fill="none" stroke="${gold.dark}" stroke-width="1.4"`,
        )) +
    path('M0 -166V-244', `stroke="${gold.deep}" stroke-width="1.6"`) +
    `<circle cy="-166" r="4" fill="${gold.deep}"/><circle cy="-243" r="2.4" fill="${pale.shine}"/>`
  );
}
