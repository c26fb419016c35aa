import type { Part } from './dial.ts';
import type { Design } from './design.ts';
import { drawInsert, engraved } from './bezel-insert.ts';
import { beads, claws, gems, isOctagon, notches, screws, tabs } from './bezel-parts.ts';
import { dialPaint } from './dial-paint.ts';
import type { Geometry } from './geometry.ts';
import { metalTones } from './metals.ts';
import { drawSlideRule } from './slide-rule.ts';
import { circle, dashRing, group, num, path } from './svg.ts';

/** The bezel: metal with an inward bevel, and its stones or engraving. */
export function drawBezel(design: Design, geometry: Geometry): Part {
  const { bezel, opening } = geometry;
  const t = metalTones(design.accent);
  const wide = bezel.w - opening.w;
  const ring = `${bezel.d}${opening.d}`;
  const base = path(ring, `fill="url(#a)" fill-rule="evenodd" stroke="${t.deep}" stroke-width=".8"`);
  const rim = (inset: number) =>
    path(`${bezel.inset(inset).d}${opening.d}`, 'fill="url(#ar)" fill-rule="evenodd"');
  const gasket =
    design.caseKind === 'offshore' ? path(bezel.inset(-4.5).d, 'fill="#15171a" stroke="#000"') : '';
  const lip = path(opening.inset(-1.2).d, `fill="none" stroke="url(#a)" stroke-width="2.4"`);
  switch (design.bezel) {
    case 'fluted': {
      const count = 96;
      const [outer, inner] = [bezel.w - 1, opening.w + 4];
      const flute = (Math.PI * (outer + inner)) / count;
      return {
        defs: '',
        content:
          base +
          dashRing(count, inner, outer, flute * 0.5, `stroke="${t.dark}" stroke-opacity=".75"`) +
          group(
            'transform="rotate(1.2)"',
            dashRing(count, inner, outer, flute * 0.2, `stroke="${t.shine}" stroke-opacity=".9"`),
          ) +
          circle(inner, `fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width=".6"`) +
          lip,
      };
    }
    case 'coin':
      return {
        defs: '',
        content: base + dashRing(120, bezel.w - 4, bezel.w, 1.7, `stroke="${t.dark}"`) + rim(4) + lip,
      };
    case 'dive':
    case 'scalloped':
    case 'riders':
    case 'gmt': {
      const [count, thick] = { gmt: [120, 2.2], scalloped: [16, 7], dive: [90, 2.2], riders: [90, 2.2] }[
        design.bezel
      ] as [number, number];
      const edge =
        design.caseKind === 'dodecagon'
          ? ''
          : dashRing(count, bezel.w - 3.2, bezel.w, thick, `stroke="${t.dark}"`);
      const insert = drawInsert(design, bezel.w - 3.6, opening.w + 2.4);
      const riders = design.bezel === 'riders' ? tabs([0, 90, 180, 270], geometry, 11, t.deep) : '';
      return { defs: '', content: base + edge + insert + riders + lip };
    }
    case 'slide-rule':
      return {
        defs: '',
        content:
          base +
          beads(bezel.w - 2.6, t) +
          drawSlideRule(dialPaint(design.dial), bezel.w - 6, opening.w + 1.5) +
          lip,
      };
    case 'notches':
      return {
        defs: '',
        content: base + rim(wide * 0.42) + notches(bezel.w, t.deep) + lip,
      };
    case 'arms':
      return {
        defs: '',
        content: base + rim(wide * 0.3) + tabs([0, 60, 120, 180, 240, 300], geometry, 9, t.deep) + lip,
      };
    case 'segments':
      return {
        defs: '',
        content:
          base +
          dashRing(
            48,
            opening.w + 3,
            bezel.w,
            ((opening.w + bezel.w) * Math.PI) / 96,
            `stroke="url(#ar)" stroke-opacity=".9"`,
          ) +
          dashRing(96, opening.w + 3, bezel.w, 0.7, `stroke="${t.deep}" stroke-opacity=".6"`) +
          lip,
      };
    case 'tachymeter':
      return { defs: '', content: base + drawInsert(design, bezel.w - 2, opening.w + 2) + lip };
    case 'engine':
      return {
        defs: '',
        content:
          base +
          circle((bezel.w + opening.w) / 2, `fill="none" stroke="url(#ar)" stroke-width="${num(wide - 3)}"`) +
          path(
            engraved(ROMANS, (bezel.w + opening.w) / 2, wide * 0.5),
            `fill="none" stroke="${t.deep}" stroke-width="1.2"`,
          ) +
          lip +
          claws(bezel.w, t.deep),
      };
    case 'gems':
      return { defs: '', content: base + gems(bezel.inset(wide / 2), wide, t.mid) + lip };
    case 'bolts':
    case 'screws':
      return {
        defs: '',
        content:
          gasket +
          base +
          path(
            `${bezel.inset(2.4).d}${opening.d}`,
            `fill="url(#${isOctagon(design) ? 'ak' : 'ab'})" fill-rule="evenodd"`,
          ) +
          path(opening.inset(-3).d, `fill="none" stroke="url(#ar)" stroke-width="3"`) +
          screws(design, geometry),
      };
    case 'smooth':
      return { defs: '', content: base + rim(wide * 0.42) + lip };
  }
}

const ROMANS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].map(
  (text, hour) => [hour * 30, text] as const,
);
