import type { Band } from './band.ts';
import type { Design } from './design.ts';
import { path, tenth } from './svg.ts';

/** A line along the band at a position across it, as path data. */
function lengthwise(band: Band, across: number, from: number, to: number, side: 1 | -1): string {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [x, y] = band.at(across, from + ((to - from) * step) / steps, side);
    return `${step ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`;
  }).join('');
}

/** A line across the band, curved by `bow` units, as path data. */
function crosswise(band: Band, along: number, from: number, to: number, bow: number, side: 1 | -1): string {
  const [x1, y1] = band.at(from, along, side);
  const [x2, y2] = band.at((from + to) / 2, along + bow, side);
  const [x3, y3] = band.at(to, along, side);
  return `M${tenth(x1)} ${tenth(y1)}Q${tenth(x2)} ${tenth(y2)} ${tenth(x3)} ${tenth(y3)}`;
}

/** The scales of alligator: wide in the centre, small and round at the edges. */
function scales(design: Design, band: Band): string {
  let d = '';
  for (const side of [-1, 1] as const) {
    for (let along = 6; along < band.length; along += 15) {
      const shake = design.random.between(-1.5, 1.5);
      d += crosswise(band, along + shake, -0.5, 0.5, 2, side);
      for (const [from, to] of [
        [-0.84, -0.5],
        [0.5, 0.84],
      ] as const) {
        d +=
          crosswise(band, along + shake + 3, from, to, 3, side) +
          crosswise(band, along + shake + 10, from, to, 3, side);
      }
    }
    for (const across of [-0.5, 0, 0.5]) d += lengthwise(band, across, 0, band.length, side);
  }
  return (
    `<defs><path id="al" d="${d}"/></defs>` +
    '<g fill="none"><use href="#al" stroke="#000" stroke-opacity=".42" stroke-width="1.5"/>' +
    '<use href="#al" stroke="#fff" stroke-opacity=".1" stroke-width=".9" transform="translate(.9 1.1)"/></g>'
  );
}

/** The surface pattern of each kind of strap. */
function surface(design: Design, band: Band): string {
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  switch (design.strap) {
    case 'alligator':
      return scales(design, band);
    case 'rubber': {
      const grooves = both((side) =>
        [-0.45, 0.45].map((across) => lengthwise(band, across, 0, band.length, side)).join(''),
      );
      return (
        path(grooves, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.4"') +
        path(
          grooves,
          'fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1" transform="translate(1.6)"',
        )
      );
    }
    case 'textile': {
      const weave = both((side) =>
        Array.from({ length: Math.ceil(band.length / 4) }, (_, row) =>
          crosswise(band, row * 4, -1, 1, 0, side),
        ).join(''),
      );
      const stripe =
        design.stitch === 'contrast'
          ? path(
              both((side) => lengthwise(band, 0, 0, band.length, side)),
              'fill="none" stroke="#e7dfd0" stroke-opacity=".75" stroke-width="17"',
            )
          : '';
      return (
        stripe +
        path(
          weave,
          'fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.4" stroke-dasharray="2.2 1.2"',
        )
      );
    }
    case 'calf':
      return '';
  }
}

function stitching(design: Design, band: Band): string {
  if (design.strap === 'rubber' || design.strap === 'textile') return '';
  const seams = ([-1, 1] as const)
    .flatMap((side) => [-0.87, 0.87].map((across) => lengthwise(band, across, 4, band.length, side)))
    .join('');
  const colour = { pale: '#e9dfc8', contrast: '#c98f4e', same: '#fff' }[design.stitch] ?? '#fff';
  const opacity = design.stitch === 'same' ? 0.22 : 0.85;
  return (
    path(seams, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.6"') +
    path(
      seams,
      `fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.5" stroke-dasharray="4.2 2.6"`,
    )
  );
}

/** A strap of leather, rubber or cloth on both sides of the case; the outline `bo` must be defined. */
export function drawStrap(design: Design, band: Band): string {
  return `<use href="#bo" fill="${design.strapColour}"/>` + surface(design, band) + stitching(design, band);
}
