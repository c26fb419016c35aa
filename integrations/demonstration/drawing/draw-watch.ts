import { band } from './band.ts';
import { bandOutline, drawBracelet } from './bracelet.ts';
import { drawBack } from './case-back.ts';
import { drawHead } from './case-head.ts';
import { drawCrown } from './crown.ts';
import { designWatch } from './decide.ts';
import type { View, WatchFacts } from './facts.ts';
import { geometry as geometryOf } from './geometry.ts';
import { linkGradient, metalGradients, metalTones } from './metals.ts';
import { projectionOf } from './projection.ts';
import { drawStrap } from './strap.ts';
import { group, linear, num, path } from './svg.ts';

/** Half the height of the picture without the margins above and below the watch, pixels. */
const HALF_HEIGHT = 440;

/**
 * Draws a watch: an SVG document of 800 by 960 on a transparent background, with its shadow.
 *
 * The same facts give the same SVG. `decide` fills in unknown facts. Two items with equal facts still differ by their
 * seed (the time, the date, the light).
 */
export function drawWatch(facts: WatchFacts, view: View): string {
  const design = designWatch(facts);
  const geometry = geometryOf(design);
  const project = projectionOf(view);
  const { scale, light } = design;
  const reach = Math.min(HALF_HEIGHT / scale, 225) * (project.turned ? 0.95 : 1);
  const wear = band(geometry, project, reach, design.bracelet ? 0.2 : 0.24);
  const head = view === 'back' ? drawBack(design, geometry) : drawHead(design, geometry, project);
  const back = view === 'back';
  const mirrored = back ? group('transform="scale(-1 1)"', drawCrown(design, geometry)) : '';
  const strap = design.bracelet
    ? drawBracelet(design, wear)
    : drawStrap(back ? { ...design, strap: 'calf', stitch: 'pale' } : design, wear);
  const outline = bandOutline(wear);
  const defs =
    metalGradients('m', metalTones(design.metal), light) +
    metalGradients('a', metalTones(design.accent), light) +
    linkGradient('b', metalTones(design.braceletMetal), false) +
    linkGradient('c', metalTones(design.braceletAccent), true) +
    head.defs +
    linear(
      'fade',
      [0, -reach, 0, reach],
      [
        [0, '#000', 0.5],
        [0.12, '#000', 0.2],
        [0.3, '#000', 0],
        [0.7, '#000', 0],
        [0.88, '#000', 0.2],
        [1, '#000', 0.5],
      ],
    ) +
    linear(
      'pad',
      [-geometry.strapHalf, 0, geometry.strapHalf, 0],
      [
        [0, '#000', 0.38],
        [0.2, '#fff', 0.08],
        [0.42, '#fff', 0.16],
        [0.8, '#000', 0.04],
        [1, '#000', 0.45],
      ],
    ) +
    '<filter id="so" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>';
  const silhouette =
    path(outline, '') +
    group(
      project.turned ? `transform="${project.plane(-20)}"` : '',
      path(geometry.lugs + geometry.body.d, ''),
    );
  const content =
    group('filter="url(#so)" opacity=".34" transform="translate(5 8)"', silhouette) +
    strap +
    path(outline, 'fill="url(#fade)"') +
    mirrored +
    head.content;
  const lean = ` rotate(${num(view === 'angled' ? design.lean - 9 : design.lean)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 960" width="800" height="960"><defs>${defs}</defs><g transform="translate(${view === 'angled' ? 392 : 396} 480) scale(${num(scale)})${lean}">${content}</g></svg>`;
}
