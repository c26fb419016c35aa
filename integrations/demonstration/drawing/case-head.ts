import { drawBezel } from './bezel.ts';
import { drawCrown, drawCrownGuard } from './crown.ts';
import type { Design } from './design.ts';
import { drawDial, type Part } from './dial.ts';
import type { Geometry } from './geometry.ts';
import { metalTones } from './metals.ts';
import { circle, linear, path } from './svg.ts';

/** The head: case, crown, bezel, dial and crystal. */
export function drawHead(design: Design, geometry: Geometry): Part {
  const dial = drawDial(design, geometry.opening.inset(1.5));
  const bezel = drawBezel(design, geometry);
  const crystal = path(geometry.opening.d, 'fill="url(#gl)"');
  const defs =
    dial.defs +
    bezel.defs +
    linear(
      'gl',
      [-80, -90, 60, 90],
      [
        [0, '#fff', 0.26],
        [0.34, '#fff', 0.05],
        [0.36, '#fff', 0],
        [1, '#fff', 0.05],
      ],
    ) +
    linear(
      'sh',
      [-80, -80, 80, 80],
      [
        [0, '#fff', 0.38],
        [0.3, '#fff', 0.04],
        [0.5, '#fff', 0.14],
        [0.75, '#000', 0],
        [1, '#fff', 0.2],
      ],
    );
  return {
    defs,
    content:
      drawCrown(design, geometry) +
      drawCase(design, geometry) +
      bezel.content +
      dial.content +
      crystal +
      drawCrownGuard(design),
  };
}

/** The case as one piece: the body covers the ends of the lugs, so that no line parts them. */
export function drawCase(design: Design, { body, lugs, bevels }: Geometry): string {
  const t = metalTones(design.metal);
  const edge = `stroke="${t.deep}" stroke-width=".9"`;
  const screws =
    design.caseKind === 'aquis'
      ? [
          [43, -108],
          [-43, -108],
          [43, 108],
          [-43, 108],
        ]
          .map(([x, y]) => circle(4, `fill="${t.light}" stroke="${t.deep}" stroke-width=".7"`, x, y))
          .join('')
      : '';
  return (
    path(body.d, `fill="none" ${edge.replace('.9', '1.8')}`) +
    path(lugs, `fill="url(#m)" ${edge}`) +
    (bevels && path(bevels, `fill="${t.shine}" fill-opacity=".6"`)) +
    path(body.d, 'fill="url(#m)"') +
    screws
  );
}
