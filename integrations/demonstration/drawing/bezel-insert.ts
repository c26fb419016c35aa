import type { Design } from './design.ts';
import { textPath } from './glyphs.ts';
import { metalTones } from './metals.ts';
import { circle, dashRing, num, path, polar, polygon } from './svg.ts';

/** A numeral on a rotating bezel, with its base towards the centre. */
export function engraved(
  labels: readonly (readonly [degrees: number, text: string])[],
  radius: number,
  height: number,
): string {
  return labels
    .map(([degrees, text]) => textPath(text, ...polar(degrees, radius), height, degrees, 1.4))
    .join('');
}

const DIVE = [10, 20, 30, 40, 50].map((minute) => [minute * 6, String(minute)] as const);
const HOURS = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22].map((hour) => [hour * 15, String(hour)] as const);
const SPEEDS = [500, 300, 240, 180, 150, 130, 110, 95, 80, 70, 60].map(
  (speed) => [(3600 / speed) * 6, String(speed)] as const,
);

/** A ring with a scale: of a diver, a second time zone, a tachymeter; gradients `ar` and `sh` must be defined. */
export function drawInsert(design: Design, outer: number, inner: number): string {
  const tones = metalTones(design.accent);
  const [first, second] = design.insert;
  const bare = first === '';
  const print = bare ? tones.deep : /gold/.test(design.accent) ? tones.light : '#eceae2';
  const middle = (outer + inner) / 2;
  const band = outer - inner;
  const half = (colour: string, sweep: 0 | 1) =>
    path(
      `M${num(-middle)} 0A${num(middle)} ${num(middle)} 0 0 ${sweep} ${num(middle)} 0`,
      `fill="none" stroke="${colour}" stroke-width="${num(band)}"`,
    );
  const ground = bare
    ? circle(middle, `fill="none" stroke="url(#ar)" stroke-width="${num(band)}"`)
    : half(design.bezel === 'gmt' ? second : first, 1) + half(first, 0);
  const sheen = bare ? '' : circle(middle, `fill="none" stroke="url(#sh)" stroke-width="${num(band)}"`);
  const stroke = `fill="none" stroke="${print}" stroke-linecap="round" stroke-linejoin="round"`;
  if (design.bezel === 'gmt') {
    return (
      ground +
      sheen +
      path(engraved(HOURS, middle, band * 0.52), `${stroke} stroke-width="1.5"`) +
      triangle(middle, band, print)
    );
  }
  if (['dive', 'scalloped', 'riders'].includes(design.bezel)) {
    const odd = [1, 3, 5, 7, 9, 11].map((hour) => {
      const [x1, y1] = polar(hour * 30, middle - band * 0.3);
      const [x2, y2] = polar(hour * 30, middle + band * 0.3);
      return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
    });
    const minutes = Array.from({ length: 14 }, (_, index) => {
      const [x1, y1] = polar((index + 1) * 6, inner + 1.5);
      const [x2, y2] = polar((index + 1) * 6, inner + band * 0.36);
      return (index + 1) % 5 ? `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}` : '';
    });
    return (
      ground +
      sheen +
      path(engraved(DIVE, middle, band * 0.52), `${stroke} stroke-width="1.7"`) +
      path(odd.join(''), `${stroke} stroke-width="2.4"`) +
      path(minutes.join(''), `${stroke} stroke-width=".9"`) +
      triangle(middle, band, print) +
      circle(2.2, 'fill="#f6f8e6" stroke="#8c8f86" stroke-width=".5"', 0, -middle)
    );
  }
  return (
    ground +
    sheen +
    path(engraved(SPEEDS, middle + band * 0.08, band * 0.3), `${stroke} stroke-width=".8"`) +
    dashRing(60, inner + 0.6, inner + band * 0.2, 0.6, `stroke="${print}"`)
  );
}

/** The triangle at twelve. */
function triangle(middle: number, band: number, colour: string): string {
  return path(
    polygon([
      [-band * 0.42, -middle - band * 0.36],
      [band * 0.42, -middle - band * 0.36],
      [0, -middle + band * 0.4],
    ]),
    `fill="${colour}"`,
  );
}
