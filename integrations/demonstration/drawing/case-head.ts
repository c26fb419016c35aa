import { drawBezel } from './bezel.ts';
import { drawCrown } from './crown.ts';
import type { Design } from './design.ts';
import { drawDial, type Part } from './dial.ts';
import type { Geometry } from './geometry.ts';
import { metalTones } from './metals.ts';
import type { Projection } from './projection.ts';
import { group, linear, path, tenth } from './svg.ts';

/** Thickness of the case band and height of the bezel above it, in units. */
const DEEP = 34;
const RAISED = 6;

/** The head: case, crown, bezel, dial and crystal; in the turned view also the flank. */
export function drawHead(design: Design, geometry: Geometry, project: Projection): Part {
  const t = metalTones(design.metal);
  const dial = drawDial(design, geometry.opening.inset(1.5));
  const bezel = drawBezel(design, geometry);
  const plane = (z: number, content: string) =>
    project.turned ? group(`transform="${project.plane(z)}"`, content) : content;
  const body =
    path(geometry.lugs, `fill="url(#m)" stroke="${t.deep}" stroke-width=".9"`) +
    path(geometry.body.d, `fill="url(#m)" stroke="${t.deep}" stroke-width=".9"`);
  const bevel = path(
    geometry.body.inset(1.6).d,
    `fill="none" stroke="${t.shine}" stroke-opacity=".55" stroke-width="1.4"`,
  );
  const crystal = path(geometry.opening.d, 'fill="url(#gl)"');
  const crown = drawCrown(design, geometry);
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
  if (!project.turned) {
    return { defs, content: crown + body + bevel + bezel.content + dial.content + crystal };
  }
  return {
    defs:
      defs + `<path id="cs" d="${geometry.lugs}${geometry.body.d}"/><path id="bz" d="${geometry.bezel.d}"/>`,
    content:
      flank('cs', project, -DEEP, 0, 'mb') +
      plane(-DEEP / 2, crown) +
      plane(0, body + bevel) +
      flank('bz', project, 0, RAISED, 'ab') +
      plane(RAISED, bezel.content) +
      plane(RAISED - 3, dial.content) +
      plane(RAISED, crystal),
  };
}

/** The flank of a form: its outline repeated from one height to another. */
function flank(id: string, project: Projection, from: number, to: number, fill: string): string {
  let copies = '';
  const [x, y] = project.axis;
  for (let z = from; z < to; z += 3) copies += `<use href="#${id}" x="${tenth(x * z)}" y="${tenth(y * z)}"/>`;
  return group(`fill="url(#${fill})" transform="${project.plane(0)}"`, copies);
}
