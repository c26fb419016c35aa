import { body, bagHandles, type Sewing } from './bag-sewing.ts';

import { tube } from '../jewellery/tube.ts';

import { chain, cubic } from '../jewellery/chain.ts';
import { num, path } from '../svg.ts';

import { slab } from './fitting.ts';
import { hide, stitches } from './leather.ts';

/** A saddlery bag: a flap with a strap and a turn lock. */
export function lady(sewing: Sewing): string {
  const { design, t, w, h, back } = sewing;
  const one = design.random.chance(0.5);
  const { back: behind, front } = bagHandles(sewing, one ? 132 : 150, one ? 0.4 : 0.48);
  const flapDeep = h * 0.62;
  const top = w * 0.9;
  const flap = `M${num(-top - 3)} ${num(-h - 4)}H${num(top + 3)}L${num(w * 0.93)} ${num(-h + flapDeep)}H${num(w * 0.62)}L${num(w * 0.58)} ${num(-h + flapDeep * 0.56)}H${num(w * 0.4)}L${num(w * 0.36)} ${num(-h + flapDeep)}H${num(-w * 0.36)}L${num(-w * 0.4)} ${num(-h + flapDeep * 0.56)}H${num(-w * 0.58)}L${num(-w * 0.62)} ${num(-h + flapDeep)}H${num(-w * 0.93)}Z`;
  const beltY = -h + flapDeep * 0.5;
  const belt = `M${num(-w * 0.97)} ${num(beltY - 12)}H${num(w * 0.97)}V${num(beltY + 12)}H${num(-w * 0.97)}Z`;
  const lock =
    slab(-24, beltY - 20, 48, 40, 5, 'url(#fd)', `stroke="${t.deep}" stroke-width="1.4"`) +
    slab(-8, beltY - 27, 16, 54, 7, 'url(#fx)', `stroke="${t.deep}" stroke-width="1.2"`) +
    `<circle cy="${num(beltY)}" r="4" fill="${t.deep}"/>` +
    [-w * 0.52, w * 0.52]
      .map(
        (x) =>
          slab(x - 26, beltY - 16, 52, 32, 4, 'url(#fd)', `stroke="${t.deep}"`) +
          slab(x - 9, beltY - 9, 18, 18, 9, 'url(#fx)', `stroke="${t.deep}"`),
      )
      .join('');
  const padlock =
    slab(-17, beltY + 70, 34, 38, 5, 'url(#fd)', `stroke="${t.deep}" stroke-width="1.4"`) +
    path(
      `M-10 ${num(beltY + 71)}V${num(beltY + 58)}a10 10 0 0 1 20 0v13`,
      `fill="none" stroke="${t.mid}" stroke-width="5"`,
    ) +
    path(`M0 ${num(beltY + 84)}v12`, `stroke="${t.deep}" stroke-width="4" stroke-linecap="round"`);
  const tag = path(
    `M${num(-w * 0.42)} ${num(-h + 6)}L${num(-w * 0.5)} ${num(h * 0.2)}l26 6l18 -${num(h * 0.6)}Z`,
    `fill="url(#hi)" stroke="${design.dye.deep}"`,
  );
  const feet = [-0.8, 0.8].map((x) => slab(w * x - 9, h - 2, 18, 12, 5, 'url(#fx)')).join('');
  if (back)
    return (
      feet +
      behind +
      body(sewing) +
      stitches(`M${num(-top)} ${num(-h * 0.1)}H${num(top)}`, design.thread) +
      front
    );
  return (
    feet +
    behind +
    body(sewing) +
    hide(flap, design.dye, design.grain) +
    stitches(
      `M${num(-w * 0.88)} ${num(-h + flapDeep - 11)}H${num(-w * 0.65)}M${num(-w * 0.33)} ${num(-h + flapDeep - 11)}H${num(w * 0.33)}M${num(w * 0.65)} ${num(-h + flapDeep - 11)}H${num(w * 0.88)}`,
      design.thread,
    ) +
    front +
    path(belt, `fill="url(#hi)" stroke="${design.dye.deep}" stroke-width="1.6"`) +
    stitches(
      `M${num(-w * 0.94)} ${num(beltY - 7)}H${num(w * 0.94)}M${num(-w * 0.94)} ${num(beltY + 7)}H${num(w * 0.94)}`,
      design.thread,
      7,
    ) +
    (one ? '' : tag) +
    lock +
    padlock
  );
}

/** A quilted flap bag on a chain. */
export function flap(sewing: Sewing): string {
  const { design, t, w, h, back, own } = sewing;
  const drop = h * design.random.between(1.05, 1.4);
  const round = design.random.between(20, 90);
  const d = `M${num(-w * 0.97)} ${num(-h - 6)}H${num(w * 0.97)}V${num(-h + drop - round)}Q${num(w * 0.97)} ${num(-h + drop)} ${num(w * 0.97 - round)} ${num(-h + drop)}H${num(round - w * 0.97)}Q${num(-w * 0.97)} ${num(-h + drop)} ${num(-w * 0.97)} ${num(-h + drop - round)}Z`;
  const curve = cubic([-w * 0.8, -h + 8], [-w * 1.02, -h - 330], [w * 1.02, -h - 330], [w * 0.8, -h + 8]);
  const strap = chain(own, curve, design.random.pick(['curb', 'cable', 'cable']), 24, 'sc');
  const y = -h + drop - 34;
  const lock = design.random.chance(0.5)
    ? slab(-27, y - 19, 54, 38, 6, 'url(#fd)', `stroke="${t.deep}" stroke-width="1.4"`) +
      slab(-8, y - 25, 16, 50, 8, 'url(#fx)', `stroke="${t.deep}"`)
    : `<circle cy="${num(y)}" r="27" fill="url(#fd)" stroke="${t.deep}" stroke-width="1.4"/><circle cy="${num(y)}" r="19" fill="none" stroke="${t.dark}" stroke-width="2"/><circle cy="${num(y)}" r="9" fill="url(#fx)" stroke="${t.deep}"/>`;
  const eyelets = [-0.8, 0.8]
    .map(
      (x) =>
        `<circle cx="${num(w * x)}" cy="${num(-h + 10)}" r="12" fill="url(#fd)" stroke="${t.deep}"/><circle cx="${num(w * x)}" cy="${num(-h + 10)}" r="6" fill="#111"/>`,
    )
    .join('');
  if (back)
    return (
      strap +
      body(sewing, 0.98, 40) +
      path(
        `M${num(-w * 0.7)} ${num(-h * 0.3)}Q0 ${num(h * 0.1)} ${num(w * 0.7)} ${num(-h * 0.3)}`,
        `fill="none" stroke="${design.dye.deep}" stroke-width="4"`,
      ) +
      eyelets
    );
  return (
    strap +
    body(sewing, 0.98, 40) +
    path(d, 'fill="#000" fill-opacity=".3" transform="translate(0 9)"') +
    hide(d, design.dye, design.grain) +
    stitches(
      `M${num(-w * 0.97 + 14)} ${num(-h + 20)}V${num(-h + drop - round)}Q${num(-w * 0.97 + 14)} ${num(-h + drop - 14)} ${num(round - w * 0.97)} ${num(-h + drop - 14)}H${num(w * 0.97 - round)}Q${num(w * 0.97 - 14)} ${num(-h + drop - 14)} ${num(w * 0.97 - 14)} ${num(-h + drop - round)}V${num(-h + 20)}`,
      design.thread,
    ) +
    eyelets +
    lock
  );
}

/** An open bag with two long handles. */
export function tote(sewing: Sewing): string {
  const { design, t, w, h } = sewing;
  const { back: behind, front } = bagHandles(sewing, 200, 0.4);
  const inside = path(
    `M${num(-w * 0.96)} ${num(-h)}L${num(-w * 0.9)} ${num(-h - 18)}H${num(w * 0.9)}L${num(w * 0.96)} ${num(-h)}Z`,
    `fill="${design.dye.deep}"`,
  );
  const band = `M${num(-w * 0.98)} ${num(-h)}H${num(w * 0.98)}V${num(-h + 34)}H${num(-w * 0.98)}Z`;
  const tabs = [-0.4, 0.4]
    .map(
      (x) =>
        slab(w * x - 20, -h - 6, 40, 82, 18, 'url(#hi)', `stroke="${design.dye.deep}"`) +
        `<circle cx="${num(w * x)}" cy="${num(-h + 54)}" r="8" fill="url(#fd)" stroke="${t.deep}"/>`,
    )
    .join('');
  const patch = design.random.chance(0.6)
    ? slab(-46, -h * 0.3, 92, 58, 5, 'url(#hi)', `stroke="${design.dye.deep}"`) +
      stitches(`M-40 ${num(-h * 0.3 + 6)}h80v46h-80Z`, design.thread, 6)
    : '';
  return (
    behind +
    inside +
    body(sewing, 0.98, 34) +
    path(band, `fill="url(#hi)" stroke="${design.dye.deep}"`) +
    stitches(`M${num(-w * 0.95)} ${num(-h + 27)}H${num(w * 0.95)}`, design.thread) +
    tabs +
    patch +
    front
  );
}

/** A rounded bag with a zip along its top. */
export function dome(sewing: Sewing): string {
  const { design, t, w, h } = sewing;
  const { back: behind, front } = bagHandles(sewing, 130, 0.42);
  const d = `M${num(-w)} ${num(h - 24)}V${num(-h * 0.1)}C${num(-w)} ${num(-h * 0.9)} ${num(-w * 0.6)} ${num(-h)} 0 ${num(-h)}S${num(w)} ${num(-h * 0.9)} ${num(w)} ${num(-h * 0.1)}V${num(h - 24)}Q${num(w)} ${num(h)} ${num(w - 24)} ${num(h)}H${num(24 - w)}Q${num(-w)} ${num(h)} ${num(-w)} ${num(h - 24)}Z`;
  const zip = `M${num(-w * 0.97)} ${num(-h * 0.06)}C${num(-w * 0.96)} ${num(-h * 0.82)} ${num(-w * 0.56)} ${num(-h * 0.9)} 0 ${num(-h * 0.9)}S${num(w * 0.96)} ${num(-h * 0.82)} ${num(w * 0.97)} ${num(-h * 0.06)}`;
  const base = `M${num(-w)} ${num(h * 0.72)}H${num(w)}V${num(h - 24)}Q${num(w)} ${num(h)} ${num(w - 24)} ${num(h)}H${num(24 - w)}Q${num(-w)} ${num(h)} ${num(-w)} ${num(h - 24)}Z`;
  return (
    behind +
    hide(d, design.dye, design.grain) +
    path(zip, `fill="none" stroke="${design.dye.dark}" stroke-width="20"`) +
    path(zip, `fill="none" stroke="${t.mid}" stroke-width="6" stroke-dasharray="3 2.4"`) +
    path(base, `fill="url(#hi)" stroke="${design.dye.deep}" stroke-width="1.6"`) +
    stitches(`M${num(-w + 8)} ${num(h * 0.72 + 9)}H${num(w - 8)}`, design.thread) +
    [-0.42, 0.42]
      .map(
        (x) =>
          path(
            `M${num(w * x - 20)} ${num(-h * 0.98)}h40l-4 ${num(h * 0.62)}l-16 16l-16 -16Z`,
            `fill="url(#hi)" stroke="${design.dye.deep}"`,
          ) + `<circle cx="${num(w * x)}" cy="${num(-h * 0.46)}" r="7" fill="url(#fd)" stroke="${t.deep}"/>`,
      )
      .join('') +
    slab(w * 0.88, -h * 0.04, 14, 46, 6, 'url(#fx)', `stroke="${t.deep}"`) +
    front
  );
}

/** A bucket drawn together with a cord. */
export function bucket(sewing: Sewing): string {
  const { design, t, w, h } = sewing;
  const x = w * 0.8;
  const tall = h;
  const { pale, light, mid, dark, deep } = design.dye;
  const strap = tube(
    'st',
    `M${num(-x * 0.7)} ${num(-tall + 20)}C${num(-x * 0.8)} ${num(-tall - 250)} ${num(x * 0.8)} ${num(-tall - 250)} ${num(x * 0.7)} ${num(-tall + 20)}`,
    20,
    { shine: pale, light, mid, dark, deep },
  );
  const folds = [-0.55, -0.2, 0.18, 0.52]
    .map(
      (at) =>
        `M${num(x * at)} ${num(-tall + 8)}Q${num(x * at * 1.2)} ${num(-tall * 0.5)} ${num(x * at * 1.1)} ${num(-tall * 0.2)}`,
    )
    .join('');
  const d = `M${num(-x * 0.8)} ${num(-tall)}Q0 ${num(-tall + 26)} ${num(x * 0.8)} ${num(-tall)}L${num(x)} ${num(tall - 40)}Q${num(x)} ${num(tall)} 0 ${num(tall + 6)}T${num(-x)} ${num(tall - 40)}Z`;
  const y = -tall + 62;
  return (
    strap +
    hide(d, design.dye, design.grain) +
    path(folds, `fill="none" stroke="${deep}" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"`) +
    path(
      folds,
      `fill="none" stroke="${pale}" stroke-opacity=".3" stroke-width="3" transform="translate(-7 0)"`,
    ) +
    path(
      `M${num(-x * 0.99)} ${num(tall * 0.66)}Q0 ${num(tall * 0.78)} ${num(x * 0.99)} ${num(tall * 0.66)}L${num(x)} ${num(tall - 40)}Q${num(x)} ${num(tall)} 0 ${num(tall + 6)}T${num(-x)} ${num(tall - 40)}Z`,
      `fill="url(#hi)" stroke="${deep}"`,
    ) +
    stitches(
      `M${num(-x * 0.97)} ${num(tall * 0.66 + 10)}Q0 ${num(tall * 0.78 + 10)} ${num(x * 0.97)} ${num(tall * 0.66 + 10)}`,
      design.thread,
    ) +
    [-0.6, -0.25, 0.25, 0.6]
      .map(
        (at) =>
          `<circle cx="${num(x * at)}" cy="${num(y)}" r="11" fill="url(#fd)" stroke="${t.deep}"/><circle cx="${num(x * at)}" cy="${num(y)}" r="5" fill="#111"/>`,
      )
      .join('') +
    path(
      `M${num(-x * 0.6)} ${num(y)}Q${num(-x * 0.42)} ${num(y + 18)} ${num(-x * 0.25)} ${num(y)}M${num(x * 0.25)} ${num(y)}Q${num(x * 0.42)} ${num(y + 18)} ${num(x * 0.6)} ${num(y)}M${num(-x * 0.25)} ${num(y)}Q-10 ${num(y + 60)} -16 ${num(y + 130)}M${num(x * 0.25)} ${num(y)}Q10 ${num(y + 60)} 18 ${num(y + 118)}`,
      `fill="none" stroke="${mid}" stroke-width="7" stroke-linecap="round"`,
    ) +
    slab(-14, y + 38, 28, 20, 6, 'url(#fy)', `stroke="${t.deep}"`)
  );
}

/** A clutch with a long flap and a clasp. */
export function clutch(sewing: Sewing): string {
  const { design, t, w, h, back } = sewing;
  const point = design.random.chance(0.5);
  const d = point
    ? `M${num(-w)} ${num(-h)}H${num(w)}L12 ${num(h * 0.42)}Q0 ${num(h * 0.5)} -12 ${num(h * 0.42)}Z`
    : `M${num(-w)} ${num(-h)}H${num(w)}V${num(h * 0.1)}H${num(-w)}Z`;
  const y = point ? h * 0.34 : h * 0.1;
  const lock = `<circle cy="${num(y)}" r="22" fill="url(#fd)" stroke="${t.deep}" stroke-width="1.4"/><circle cy="${num(y)}" r="13" fill="url(#fx)" stroke="${t.dark}"/>`;
  if (back) return body(sewing, 1, 18);
  return (
    body(sewing, 1, 18) +
    path(d, 'fill="#000" fill-opacity=".3" transform="translate(0 8)"') +
    hide(d, design.dye, design.grain) +
    (point
      ? stitches(
          `M${num(-w + 22)} ${num(-h + 22)}L0 ${num(h * 0.4)}L${num(w - 22)} ${num(-h + 22)}`,
          design.thread,
        )
      : stitches(`M${num(-w + 12)} ${num(h * 0.1 - 12)}H${num(w - 12)}`, design.thread)) +
    lock
  );
}
