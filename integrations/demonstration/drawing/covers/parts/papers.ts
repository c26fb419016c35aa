import type { Random } from '../../random.ts';
import { circle, dashRing, group, num, path, polygon, polar } from '../../svg.ts';
import { rosette, turned, waveBand } from '../guilloche.ts';
import { MATERIALS } from '../materials.ts';
import { crescent, disc, flat, form, lines, rect, shade, slab, type Part } from '../part.ts';

const { paper, baize, brass, ink } = MATERIALS;

/** Illegible text: lines of uneven length. */
function writing(x: number, y: number, width: number, rows: number, gap = 24): string {
  const lengths = [1, 0.86, 0.94, 0.58, 0.9, 0.72, 0.97, 0.44];
  let d = '';
  for (let row = 0; row < rows; row += 1) d += `M${num(x)} ${num(y + row * gap)}h${num(width * (lengths[row % lengths.length] ?? 1))}`; // prettier-ignore
  return lines(d, paper.deep, 2.4, 'stroke-opacity=".5"');
}

/** A pledge ticket: guilloche, a stub behind a perforation, a round stamp. */
export function ticket(width: number, height: number): Part {
  const [w, h] = [width / 2, height / 2];
  const notch = height * 0.06;
  const stub = -w + width * 0.27;
  const d = `M${num(-w)} ${num(-h)}H${num(stub - notch)}a${num(notch)} ${num(notch)} 0 0 0 ${num(notch * 2)} 0H${num(w)}V${num(h)}H${num(stub + notch)}a${num(notch)} ${num(notch)} 0 0 0 ${num(-notch * 2)} 0H${num(-w)}Z`;
  return {
    outline: d,
    content:
      form(d, 'paper') +
      lines(rect(stub + notch * 1.6, -h + 16, w - stub - notch * 1.6 - 16, height - 32), baize.mid, 2) +
      lines(rect(stub + notch * 1.6 + 7, -h + 23, w - stub - notch * 1.6 - 30, height - 46), baize.mid, 1) +
      lines(waveBand(stub + notch * 1.6 + 12, -h + 44, w - stub - notch * 1.6 - 40, 20, 16), baize.light, 1.2) +
      group(`transform="translate(${num(-w + width * 0.13)} 0)"`, rosette(width * 0.095, { colour: baize.mid, waves: 10 })) +
      writing(stub + notch * 1.6 + 30, -h + height * 0.42, (w - stub) * 0.5, 4, height * 0.12) +
      lines(`M${num(stub)} ${num(-h + notch * 1.4)}V${num(h - notch * 1.4)}`, paper.deep, 2.4, 'stroke-dasharray="3 8"') +
      group(`transform="translate(${num(w - height * 0.34)} ${num(height * 0.12)}) rotate(-14)"`, stamp(height * 0.22)),
  }; // prettier-ignore
}

/** A round stamp: rings and a star of lines, in the red of sealing wax. */
function stamp(r: number): string {
  const colour = MATERIALS.ruby.mid;
  return group(
    'opacity=".82"',
    circle(r, `fill="none" stroke="${colour}" stroke-width="4"`) +
      circle(r * 0.86, `fill="none" stroke="${colour}" stroke-width="1.6"`) +
      dashRing(30, r * 0.66, r * 0.78, 2.6, `stroke="${colour}"`) +
      turned(r * 0.5, 8, colour, 1.6),
  );
}

/** An invented banknote: frame, rosettes, and an oval in place of a portrait. */
export function banknote(width: number, height: number, tint: 'baize' | 'brass' = 'baize'): Part {
  const tone = MATERIALS[tint];
  const [w, h] = [width / 2, height / 2];
  return {
    outline: slab(width, height, 3),
    content:
      form(slab(width, height, 3), 'paper') +
      path(slab(width - 24, height - 24, 2), `fill="${tone.light}" fill-opacity=".2" stroke="${tone.mid}" stroke-width="2.4"`) +
      lines(waveBand(-w + 16, -h + 30, width - 32, 22, 22) + waveBand(-w + 16, h - 30, width - 32, 22, 22), tone.mid, 1.1) +
      lines(rect(-w + 20, -h + 46, width - 40, height - 92), tone.mid, 1.4) +
      group(`transform="translate(${num(-width * 0.06)} 0)"`, rosette(height * 0.3, { colour: tone.mid, waves: 16, rings: 4 })) +
      [-1, 1].map((s) => group(`transform="translate(${num(s * (w - height * 0.27))} 0)"`, turned(height * 0.15, 12, tone.shade, 1.2))).join('') +
      path(disc(height * 0.1, -width * 0.06), `fill="${paper.light}" stroke="${tone.mid}" stroke-width="2"`) +
      writing(width * 0.16, -height * 0.08, width * 0.16, 3, height * 0.09),
  }; // prettier-ignore
}

/** A document with a border and, by default, a wax seal on a ribbon. */
export function deed(width: number, height: number, { seal = true, rows = 7 } = {}): Part {
  const [w, h] = [width / 2, height / 2];
  const ribbon = `M${num(w * 0.36)} ${num(h * 0.6)}l${num(-w * 0.14)} ${num(h * 0.56)}l${num(w * 0.15)} ${num(-h * 0.05)}l${num(w * 0.1)} ${num(h * 0.12)}l${num(w * 0.08)} ${num(-h * 0.6)}Z`;
  return {
    outline: slab(width, height, 3) + (seal ? ribbon : ''),
    content:
      form(slab(width, height, 3), 'paper') +
      lines(slab(width - 36, height - 36, 0), brass.shade, 2.4) +
      lines(slab(width - 52, height - 52, 0), brass.shade, 1) +
      group(`transform="translate(0 ${num(-h * 0.62)})"`, turned(width * 0.12, 14, brass.shade, 1.3) + lines(waveBand(-w * 0.66, 0, w * 0.38, 12, 7) + waveBand(w * 0.28, 0, w * 0.38, 12, 7), brass.shade, 1.2)) +
      writing(-w * 0.66, -h * 0.3, w * 1.32, rows, height * 0.075) +
      (seal ? form(ribbon, 'baize', 1.6) + shade(ribbon) + group(`transform="translate(${num(w * 0.42)} ${num(h * 0.58)})"`, wax(width * 0.14)) : ''),
  }; // prettier-ignore
}

/** A wax seal with the image of a wheel. */
function wax(r: number): string {
  const edge = polygon(
    Array.from({ length: 18 }, (_, index) => polar(index * 20, r * (index % 2 === 0 ? 1.04 : 0.96))),
  );
  return (
    form(edge, 'ruby') +
    shade(crescent(r)) +
    circle(r * 0.72, `fill="none" stroke="${MATERIALS.ruby.shade}" stroke-width="3"`) +
    circle(
      r * 0.72,
      `fill="none" stroke="${MATERIALS.ruby.light}" stroke-width="1.2" transform="translate(1.6 2)"`,
    ) +
    turned(r * 0.5, 6, MATERIALS.ruby.deep, 1.8, 0.8)
  );
}

/**
 * A month on a sheet: rings above, seven columns and five rows. `marked` days are in brass; the last of them is red
 * and circled.
 */
export function calendar(width: number, height: number, from: number, marked: number): Part {
  const [w, h] = [width / 2, height / 2];
  const head = height * 0.2;
  const cell = (width - 60) / 7;
  const row = (height - head - 60) / 5;
  let days = '';
  for (let day = 0; day < 35; day += 1) {
    const x = -w + 30 + cell * ((day % 7) + 0.5);
    const y = -h + head + 34 + row * (Math.floor(day / 7) + 0.5);
    const inside = day >= from && day < from + marked;
    const last = day === from + marked - 1;
    days += last
      ? circle(row * 0.42, `fill="${MATERIALS.ruby.mid}"`, x, y) + circle(row * 0.56, `fill="none" stroke="${MATERIALS.ruby.mid}" stroke-width="3"`, x, y)
      : circle(row * (inside ? 0.36 : 0.2), `fill="${inside ? brass.mid : paper.shade}"${inside ? ` stroke="${brass.deep}" stroke-width="1.4"` : ''}`, x, y); // prettier-ignore
  }
  const rings = [-0.6, -0.2, 0.2, 0.6]
    .map((part) => lines(`M${num(w * part)} ${num(-h - 22)}v52`, ink.mid, 9, 'stroke-linecap="round"') + lines(`M${num(w * part - 1)} ${num(-h - 22)}v50`, MATERIALS.steel.mid, 4.5, 'stroke-linecap="round"'))
    .join(''); // prettier-ignore
  const top = `M${num(-w)} ${num(-h + head)}V${num(-h + 6)}a6 6 0 0 1 6 -6H${num(w - 6)}a6 6 0 0 1 6 6V${num(-h + head)}Z`;
  return {
    outline: slab(width, height, 6),
    content:
      form(rect(-w + 8, -h + 10, width, height, 6), 'cream', 1.6) +
      form(slab(width, height, 6), 'paper') +
      form(top, 'baize') +
      lines(waveBand(-w + 40, -h + head * 0.58, width - 80, 18, 18), baize.light, 1.4) +
      days +
      rings,
  };
}

/** A photographic print with its white edge; `view` is drawn inside, around the centre. */
export function print(width: number, height: number, view: string, tint: string): Part {
  const inner = rect(-width / 2 + 14, -height / 2 + 14, width - 28, height - 28);
  return {
    outline: slab(width, height, 2),
    content: form(slab(width, height, 2), 'paper', 1.6) + flat(inner, tint, paper.deep) + view,
  };
}

/** An open notebook: a sketch of a dial on the left page, lines on the right. */
export function notebook(width: number, height: number): Part {
  const [w, h] = [width / 2, height / 2];
  const r = height * 0.2;
  return {
    outline: slab(width + 20, height + 20, 8),
    content:
      form(slab(width + 20, height + 20, 8), 'leather') +
      form(rect(-w, -h, w, height, 5), 'paper', 1.6) +
      form(rect(0, -h, w, height, 5), 'paper', 1.6) +
      shade(rect(-20, -h + 2, 40, height - 4)) +
      group(
        `transform="translate(${num(-w * 0.52)} ${num(-h * 0.2)})"`,
        circle(r, `fill="none" stroke="${ink.mid}" stroke-width="2"`) +
          circle(r * 0.82, `fill="none" stroke="${ink.mid}" stroke-width="1.2"`) +
          dashRing(12, r * 0.6, r * 0.76, 3, `stroke="${ink.mid}"`) +
          lines(`M0 0L${num(-r * 0.36)} ${num(-r * 0.3)}M0 0L${num(r * 0.5)} ${num(-r * 0.32)}`, ink.mid, 2.6) +
          lines(`M${num(-r)} ${num(r * 1.28)}H${num(r)}M${num(-r)} ${num(r * 1.16)}v${num(r * 0.24)}M${num(r)} ${num(r * 1.16)}v${num(r * 0.24)}`, MATERIALS.ruby.mid, 1.8),
      ) +
      writing(w * 0.16, -h * 0.66, w * 0.66, 7, height * 0.115) +
      form(rect(w * 0.7, -h - 10, 14, height * 0.5, 0), 'ruby', 1.2),
  }; // prettier-ignore
}

/** A folded map: a river, streets, blocks, the relief of hills. */
export function map(width: number, height: number, random: Random): Part {
  const [w, h] = [width / 2, height / 2];
  let streets = '';
  for (let x = -w; x < w; x += width / 9) streets += `M${num(x + random.between(-8, 8))} ${num(-h)}l${num(random.between(-14, 14))} ${num(height)}`; // prettier-ignore
  for (let y = -h; y < h; y += height / 6) streets += `M${num(-w)} ${num(y + random.between(-8, 8))}l${num(width)} ${num(random.between(-14, 14))}`; // prettier-ignore
  let relief = '';
  for (let ring = 1; ring < 8; ring += 1) {
    relief += `M${num(w * 0.52 - ring * 34)} ${num(-h)}Q${num(w * 0.5)} ${num(-h + ring * 44)} ${num(w)} ${num(-h + ring * 30)}`;
  }
  const river = `M${num(-w)} ${num(h * 0.42)}C${num(-w * 0.5)} ${num(h * 0.1)} ${num(-w * 0.2)} ${num(h * 0.8)} ${num(w * 0.24)} ${num(h * 0.46)}S${num(w * 0.7)} ${num(h * 0.5)} ${num(w)} ${num(h * 0.3)}`;
  const avenue = `M${num(-w)} ${num(-h * 0.1)}L${num(w)} ${num(-h * 0.22)}M${num(-w * 0.1)} ${num(-h)}L${num(w * 0.06)} ${num(h)}`;
  const folds = [-0.5, 0, 0.5].map((part, index) => shade(rect(w * part, -h, w * 0.5 * (index % 2 === 0 ? 0.16 : 0.1), height), 'hd')).join(''); // prettier-ignore
  return {
    outline: slab(width, height, 2),
    content:
      form(slab(width, height, 2), 'paper') +
      `<clipPath id="map"><path d="${slab(width - 4, height - 4, 2)}"/></clipPath>` +
      group(
        'clip-path="url(#map)"',
        flat(rect(-w * 0.72, -h * 0.76, width * 0.17, height * 0.2) + rect(w * 0.2, h * 0.66, width * 0.2, height * 0.16), '#bcd3c6') +
          lines(relief, brass.shade, 1.6) +
          lines(streets, paper.shade, 4) +
          lines(river, '#8fb8ac', 26) +
          lines(river, '#b9d5cb', 18) +
          lines(avenue, brass.mid, 11) +
          lines(avenue, brass.light, 7) +
          folds,
      ),
  }; // prettier-ignore
}
