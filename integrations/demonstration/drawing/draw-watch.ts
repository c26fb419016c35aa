import { band } from './band.ts';
import { bandOutline, drawBracelet } from './bracelet.ts';
import { drawBack } from './case-back.ts';
import { drawHead } from './case-head.ts';
import { drawCrown } from './crown.ts';
import { designWatch } from './decide.ts';
import type { Design } from './design.ts';
import type { View, WatchFacts } from './facts.ts';
import { geometry as geometryOf, type Geometry } from './geometry.ts';
import { linkGradient, metalGradients, metalTones } from './metals.ts';
import { drawStrap } from './strap.ts';
import { group, linear, num, path } from './svg.ts';

/** Half the height of the picture without the margins above and below the watch, pixels. */
const HALF_HEIGHT = 440;

/** Half the width of the dial in the close-up, pixels: the head fills the picture. */
const CLOSE_UP = 285;

/**
 * Draws a watch: an SVG document of 800 by 960 on a transparent background, with its shadow.
 *
 * The same facts give the same SVG. `decide` fills in unknown facts. Two items with equal facts still differ by their
 * seed (the time, the date, the light).
 */
export function drawWatch(facts: WatchFacts, view: View): string {
  const design = designWatch(facts);
  const geometry = geometryOf(design);
  const reach = Math.min(HALF_HEIGHT / design.scale, 225);
  const wear = band(geometry, reach, design.bracelet ? 0.2 : 0.24);
  const back = view === 'back';
  const head = back ? drawBack(design, geometry) : drawHead(design, geometry);
  const mirrored = back ? group('transform="scale(-1 1)"', drawCrown(design, geometry)) : '';
  const strap = design.bracelet
    ? drawBracelet(design, wear)
    : drawStrap(back ? { ...design, strap: 'calf', stitch: 'pale' } : design, wear);
  const outline = '<use href="#bo" ';
  const defs =
    metalGradients('m', metalTones(design.metal), design.light) +
    metalGradients('a', metalTones(design.accent), design.light) +
    linkGradient('b', metalTones(design.braceletMetal), false) +
    linkGradient('c', metalTones(design.braceletAccent), true) +
    head.defs +
    bandShades(geometry, reach) +
    `<path id="bo" d="${bandOutline(wear)}"/>` +
    '<filter id="so" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>';
  const silhouette = `${outline}/>${path(geometry.lugs, '')}${path(geometry.body.d, '')}`;
  // From near the shadow would be outside of the picture, and blurring it takes longer than all the rest.
  const shadow =
    view === 'detail' ? '' : group('filter="url(#so)" opacity=".34" transform="translate(5 8)"', silhouette);
  const content =
    shadow +
    strap +
    `${outline}fill="url(#pad)"${design.bracelet ? ' opacity=".55"' : ''}/>` +
    `${outline}fill="url(#fade)"/>` +
    mirrored +
    head.content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 960" width="800" height="960"><defs>${defs}</defs><g transform="${placed(design, geometry, view)}">${content}</g></svg>`;
}

/** Where the watch is in the picture: whole, or its dial from edge to edge. */
function placed({ scale, lean }: Design, { opening }: Geometry, view: View): string {
  if (view === 'detail')
    return `translate(382 480) scale(${num(CLOSE_UP / Math.max(opening.w, opening.h * 0.84))})`;
  return `translate(396 480) scale(${num(scale)}) rotate(${num(lean)})`;
}

/** Shades of a band: along it as it bends away, and across it. */
function bandShades({ strapHalf }: Geometry, reach: number): string {
  return (
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
      [-strapHalf, 0, strapHalf, 0],
      [
        [0, '#000', 0.38],
        [0.2, '#fff', 0.08],
        [0.42, '#fff', 0.16],
        [0.8, '#000', 0.04],
        [1, '#000', 0.45],
      ],
    )
  );
}
