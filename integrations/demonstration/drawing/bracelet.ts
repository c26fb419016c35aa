import type { Band } from './band.ts';
import type { BraceletKind, Design } from './design.ts';
import { metalTones } from './metals.ts';
import { facet, group, path, polygon } from './svg.ts';

/**
 * One column of links: its edges across the band, whether it is of the second metal, and whether it is shifted by
 * half a row.
 */
interface Column {
  from: number;
  to: number;
  accent?: boolean;
  half?: boolean;
}

const column = (from: number, to: number, accent = false, half = false): Column => ({
  from,
  to,
  accent,
  half,
});

/** Columns of each kind of bracelet, and pitch: units along the band for one row. */
const KINDS: Readonly<Record<BraceletKind, { pitch: number; columns: readonly Column[] }>> = {
  oyster: { pitch: 19, columns: [column(-1, -0.44), column(0.44, 1), column(-0.44, 0.44, true, true)] },
  // prettier-ignore
  jubilee: { pitch: 15, columns: [column(-1, -0.5), column(0.5, 1), column(-0.5, -0.17, true, true), column(-0.17, 0.17, true, true), column(0.17, 0.5, true, true)] },
  president: { pitch: 13, columns: [column(-1, -0.36), column(0.36, 1), column(-0.36, 0.36, true, true)] },
  integrated: {
    pitch: 22,
    columns: [column(-1, 1), column(-0.44, -0.06, true, true), column(0.06, 0.44, true, true)],
  },
  rouleaux: { pitch: 10, columns: [column(-1, 1, true)] },
  tank: { pitch: 17, columns: [column(-1, -0.4), column(0.4, 1), column(-0.4, 0.4, true)] },
  // prettier-ignore
  five: { pitch: 15, columns: [column(-1, -0.56), column(0.56, 1), column(-0.56, -0.38, true, true), column(0.38, 0.56, true, true), column(-0.38, 0.38, false, true)] },
  mesh: { pitch: 5, columns: [column(-1, 1)] },
  santos: { pitch: 21, columns: [column(-1, 1)] },
  // prettier-ignore
  beads: { pitch: 12, columns: [column(-1, -0.6), column(-0.6, -0.2, true, true), column(-0.2, 0.2), column(0.2, 0.6, true, true), column(0.6, 1)] },
  // prettier-ignore
  bricks: { pitch: 14, columns: [column(-1, -0.72), column(-0.72, -0.43, false, true), column(-0.43, -0.14, true), column(-0.14, 0.14, false, true), column(0.14, 0.43, true), column(0.43, 0.72, false, true), column(0.72, 1)] },
  hlinks: { pitch: 24, columns: [column(-1, -0.3), column(0.3, 1), column(-0.3, 0.3, true, true)] },
  polished: { pitch: 17, columns: [column(-1, -0.34), column(-0.34, 0.34, true), column(0.34, 1)] },
};

/**
 * Start and end of a link along the band. The first row reaches from the case to the ends of the lugs: it is the end
 * link, which is made for its case.
 */
function extent(
  kind: BraceletKind,
  link: Column,
  row: number,
  pitch: number,
  lead: number,
): [number, number] {
  if (kind === 'integrated')
    return link.half ? [(row + 0.82) * pitch, (row + 1.02) * pitch] : [row * pitch, (row + 0.86) * pitch];
  const start = row === 0 ? 0 : lead + (row - 1 - (link.half ? 0.5 : 0)) * pitch;
  return [start, lead + (row - (link.half ? 0.5 : 0)) * pitch - 0.5];
}

/** The links of a metal bracelet on both sides of the case; gradients `bk` and `ck` and the outline `bo` must be defined. */
export function drawBracelet(design: Design, band: Band): string {
  const kind = design.bracelet ?? 'oyster';
  const { pitch, columns } = KINDS[kind];
  const lead = Math.max(band.lead, pitch * 0.6);
  const rows = Math.ceil((band.length - (kind === 'integrated' ? 0 : lead)) / pitch) + 1;
  const plain: string[] = [];
  const accent: string[] = [];
  let details = '';
  for (const side of [-1, 1] as const) {
    for (let row = 0; row < rows; row += 1) {
      for (const link of columns) {
        const [from, to] = extent(kind, link, row, pitch, lead);
        if (band.length - from < pitch * 0.35) continue;
        const quad = facet([
          band.at(link.from, from, side),
          band.at(link.to, from, side),
          band.at(link.to, Math.min(to, band.length), side),
          band.at(link.from, Math.min(to, band.length), side),
        ]);
        (link.accent ? accent : plain).push(`<path d="${quad}"/>`);
      }
      const middle = lead + (row - 0.5) * pitch;
      if (kind === 'santos' && row > 0 && middle < band.length - 4) {
        for (const across of [-0.74, 0.74]) {
          const [x, y] = band.at(across, middle, side);
          details += `M${x.toFixed(1)} ${y.toFixed(1)}h.1`;
        }
      }
    }
  }
  const screws = details
    ? path(details, 'stroke="#5b5f63" stroke-width="6" stroke-linecap="round"') +
      path(details, 'stroke="#e8eaeb" stroke-width="4.4" stroke-linecap="round"')
    : '';
  const edge = 'stroke-width=".6" stroke-opacity=".7" stroke-linejoin="round"';
  return (
    `<use href="#bo" fill="${metalTones(design.braceletMetal).dark}"/>` +
    group(`fill="url(#bk)" stroke="${metalTones(design.braceletMetal).deep}" ${edge}`, plain.join('')) +
    group(`fill="url(#ck)" stroke="${metalTones(design.braceletAccent).deep}" ${edge}`, accent.join('')) +
    screws
  );
}

/** The outline of both halves of a band as path data. */
export function bandOutline(band: Band): string {
  const steps = 10;
  const there = Array.from({ length: steps + 1 }, (_, step) => (band.length * step) / steps);
  const back = [...there].reverse();
  return ([-1, 1] as const)
    .map((side) =>
      polygon([
        ...there.map((along) => band.at(-1, along, side)),
        ...back.map((along) => band.at(1, along, side)),
      ]),
    )
    .join('');
}
