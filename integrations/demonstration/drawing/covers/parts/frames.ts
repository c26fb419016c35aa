import type { Random } from '../../random.ts';
import { circle, group, num, path } from '../../svg.ts';
import { MATERIALS } from '../materials.ts';
import { flat, form, lines, rect, shade, slab, type Part } from '../part.ts';

const { brass, baize, cream, ink, ruby } = MATERIALS;

/** Subjects of paintings: hills under a sun, a still life, the sea, a head in profile, planes of colour. */
export type Subject = 'hills' | 'vase' | 'sea' | 'planes' | 'head';

/** A painting in a gilded frame. */
export function painting(
  width: number,
  height: number,
  edge: number,
  subject: Subject,
  random: Random,
): Part {
  const [w, h] = [width / 2, height / 2];
  const inner = { w: w - edge, h: h - edge };
  const mitre = [[-1, -1], [1, -1], [1, 1], [-1, 1]]
    .map(([sx = 1, sy = 1]) => `M${num(sx * w)} ${num(sy * h)}L${num(sx * inner.w)} ${num(sy * inner.h)}`)
    .join(''); // prettier-ignore
  const side = (d: string, opacity: number, colour = '#000') =>
    path(d, `fill="${colour}" fill-opacity="${opacity}"`);
  const beads = (inset: number, gap: number) =>
    path(slab(width - inset * 2, height - inset * 2, 0), `fill="none" stroke="${brass.light}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 ${gap}"`); // prettier-ignore
  const id = `art${Math.round(random.next() * 1e6)}`;
  return {
    outline: slab(width, height, 2),
    content:
      form(slab(width, height, 2), 'brass', 2.4) +
      side(`M${num(w)} ${num(-h)}V${num(h)}L${num(inner.w)} ${num(inner.h)}V${num(-inner.h)}Z`, 0.22) +
      side(`M${num(-w)} ${num(h)}H${num(w)}L${num(inner.w)} ${num(inner.h)}H${num(-inner.w)}Z`, 0.32) +
      side(`M${num(-w)} ${num(-h)}H${num(w)}L${num(inner.w)} ${num(-inner.h)}H${num(-inner.w)}Z`, 0.18, '#fff') +
      shade(`M${num(-w)} ${num(h)}H${num(w)}V${num(-h)}L${num(inner.w)} ${num(-inner.h)}V${num(inner.h)}H${num(-inner.w)}Z`) +
      lines(mitre, brass.deep, 1.8) +
      lines(slab(width - edge * 0.5, height - edge * 0.5, 0), brass.deep, 1.6) +
      lines(slab(width - edge * 1.3, height - edge * 1.3, 0), brass.deep, 2.4) +
      beads(edge * 0.45, 11) +
      `<clipPath id="${id}"><path d="${slab(inner.w * 2, inner.h * 2, 0)}"/></clipPath>` +
      group(`clip-path="url(#${id})"`, SUBJECTS[subject](inner.w, inner.h, random)) +
      path(`M${num(-inner.w)} ${num(inner.h)}V${num(-inner.h)}H${num(inner.w)}`, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="9"') +
      lines(slab(inner.w * 2, inner.h * 2, 0), brass.deep, 2.4),
  }; // prettier-ignore
}

const SUBJECTS: Record<Subject, (w: number, h: number, random: Random) => string> = {
  hills(w, h, random) {
    const x = random.between(-0.4, 0.4) * w;
    return (
      flat(rect(-w, -h, w * 2, h * 2), cream.mid) +
      circle(h * 0.24, `fill="${brass.light}"`, x, -h * 0.3) +
      flat(`M${num(-w)} ${num(h * 0.1)}Q${num(-w * 0.5)} ${num(-h * 0.36)} 0 ${num(h * 0.02)}T${num(w)} ${num(-h * 0.12)}V${num(h)}H${num(-w)}Z`, '#a9bfae') +
      flat(`M${num(-w)} ${num(h * 0.42)}Q${num(-w * 0.3)} 0 ${num(w * 0.3)} ${num(h * 0.34)}T${num(w)} ${num(h * 0.3)}V${num(h)}H${num(-w)}Z`, baize.light) +
      flat(`M${num(-w)} ${num(h * 0.7)}Q${num(w * 0.1)} ${num(h * 0.3)} ${num(w)} ${num(h * 0.74)}V${num(h)}H${num(-w)}Z`, baize.mid) +
      shade(`M${num(-w)} ${num(h * 0.7)}Q${num(w * 0.1)} ${num(h * 0.3)} ${num(w)} ${num(h * 0.74)}V${num(h)}H${num(-w)}Z`, 'hl') +
      trees(w, h)
    ); // prettier-ignore
  },
  sea(w, h, random) {
    const y = random.between(-0.1, 0.1) * h;
    let waves = '';
    for (let row = 0; row < 6; row += 1) waves += `M${num(-w)} ${num(y + 18 + row * h * 0.15)}q${num(w * 0.17)} ${num(-h * 0.05)} ${num(w * 0.34)} 0${`t${num(w * 0.34)} 0`.repeat(5)}`; // prettier-ignore
    return (
      flat(rect(-w, -h, w * 2, h * 2), '#d9cdb2') +
      circle(h * 0.19, `fill="${ruby.light}" fill-opacity=".8"`, w * 0.36, y - h * 0.3) +
      flat(rect(-w, y, w * 2, h * 2), '#3c6d62') +
      lines(waves, '#a9c7bb', 2.4) +
      flat(`M${num(-w * 0.34)} ${num(y + h * 0.2)}h${num(w * 0.5)}l${num(-w * 0.1)} ${num(h * 0.12)}h${num(-w * 0.32)}Z`, ink.mid) +
      flat(`M${num(-w * 0.1)} ${num(y + h * 0.17)}V${num(y - h * 0.5)}Q${num(w * 0.2)} ${num(y - h * 0.2)} ${num(w * 0.14)} ${num(y + h * 0.17)}Z`, cream.light, ink.mid) +
      flat(`M${num(-w * 0.14)} ${num(y + h * 0.17)}V${num(y - h * 0.36)}Q${num(-w * 0.28)} ${num(y)} ${num(-w * 0.3)} ${num(y + h * 0.17)}Z`, cream.shade, ink.mid)
    ); // prettier-ignore
  },
  vase(w, h) {
    return (
      flat(rect(-w, -h, w * 2, h * 2), '#5b4a38') +
      flat(rect(-w, h * 0.45, w * 2, h), '#8a6a42') +
      lines(`M0 ${num(h * 0.1)}Q${num(-w * 0.3)} ${num(-h * 0.3)} ${num(-w * 0.36)} ${num(-h * 0.5)}M0 ${num(h * 0.1)}Q${num(w * 0.1)} ${num(-h * 0.3)} 0 ${num(-h * 0.62)}M0 ${num(h * 0.1)}Q${num(w * 0.3)} ${num(-h * 0.1)} ${num(w * 0.4)} ${num(-h * 0.4)}`, baize.light, 5) +
      [[-0.36, -0.52, 0.2], [0.02, -0.64, 0.23], [0.42, -0.42, 0.19], [-0.12, -0.3, 0.15], [0.2, -0.2, 0.14]]
        .map(([x = 0, y = 0, r = 0], index) => circle(w * r, `fill="${index % 2 === 0 ? cream.mid : ruby.light}" stroke="#33261a" stroke-width="1.4"`, x * w, y * h) + circle(w * r * 0.4, `fill="${brass.mid}"`, x * w, y * h))
        .join('') +
      form(`M${num(-w * 0.18)} ${num(h * 0.02)}C${num(-w * 0.42)} ${num(h * 0.3)} ${num(-w * 0.3)} ${num(h * 0.6)} ${num(-w * 0.14)} ${num(h * 0.66)}H${num(w * 0.14)}C${num(w * 0.3)} ${num(h * 0.6)} ${num(w * 0.42)} ${num(h * 0.3)} ${num(w * 0.18)} ${num(h * 0.02)}Z`, 'baize') +
      circle(w * 0.12, `fill="${brass.mid}"`, -w * 0.56, h * 0.66) +
      circle(w * 0.11, `fill="${ruby.mid}"`, w * 0.5, h * 0.7)
    ); // prettier-ignore
  },
  planes(w, h, random) {
    const colours = [baize.mid, brass.mid, ruby.mid, ink.mid, cream.shade, '#7c9c8d'] as const;
    let content = flat(rect(-w, -h, w * 2, h * 2), cream.light);
    for (let index = 0; index < 6; index += 1) {
      const [x, y] = [random.between(-0.9, 0.3) * w, random.between(-0.9, 0.3) * h];
      content += path(rect(x, y, random.between(0.3, 0.9) * w, random.between(0.25, 0.9) * h), `fill="${random.pick(colours)}" fill-opacity=".92"`); // prettier-ignore
    }
    return content + circle(Math.min(w, h) * 0.34, `fill="none" stroke="${ink.shade}" stroke-width="5"`, random.between(-0.4, 0.4) * w, random.between(-0.3, 0.3) * h) + lines(`M${num(-w)} ${num(h * random.between(-0.8, 0.8))}L${num(w)} ${num(h * random.between(-0.8, 0.8))}`, ink.shade, 3); // prettier-ignore
  },
  head(w, h) {
    const face = `M${num(-w * 0.16)} ${num(-h * 0.5)}C${num(w * 0.2)} ${num(-h * 0.62)} ${num(w * 0.34)} ${num(-h * 0.36)} ${num(w * 0.28)} ${num(-h * 0.16)}L${num(w * 0.38)} ${num(h * 0.02)}L${num(w * 0.28)} ${num(h * 0.06)}Q${num(w * 0.3)} ${num(h * 0.26)} ${num(w * 0.06)} ${num(h * 0.22)}L${num(w * 0.1)} ${num(h * 0.5)}H${num(-w * 0.3)}Q${num(-w * 0.5)} ${num(-h * 0.3)} ${num(-w * 0.16)} ${num(-h * 0.5)}Z`;
    return (
      flat(rect(-w, -h, w * 2, h * 2), baize.shade) +
      flat(`M${num(-w * 0.8)} ${num(h)}Q${num(-w * 0.5)} ${num(h * 0.4)} ${num(-w * 0.1)} ${num(h * 0.42)}T${num(w * 0.7)} ${num(h)}Z`, ruby.shade) +
      flat(face, '#d7b48d') +
      shade(face) +
      flat(`M${num(-w * 0.44)} ${num(h * 0.1)}C${num(-w * 0.66)} ${num(-h * 0.5)} ${num(-w * 0.1)} ${num(-h * 0.78)} ${num(w * 0.24)} ${num(-h * 0.46)}Q${num(-w * 0.1)} ${num(-h * 0.42)} ${num(-w * 0.14)} ${num(-h * 0.1)}T${num(-w * 0.44)} ${num(h * 0.1)}Z`, '#3a2617') +
      circle(w * 0.035, `fill="${cream.light}"`, -w * 0.1, h * 0.1)
    ); // prettier-ignore
  },
};

function trees(w: number, h: number): string {
  return [-0.62, -0.46, 0.58]
    .map((x, index) =>
      flat(
        `M${num(x * w)} ${num(h * (0.1 - index * 0.04))}q${num(w * 0.07)} ${num(h * 0.26)} 0 ${num(h * 0.42)}q${num(-w * 0.07)} ${num(-h * 0.16)} 0 ${num(-h * 0.42)}Z`,
        baize.deep,
      ),
    ) // prettier-ignore
    .join('');
}
