import type { Vector } from './space.ts';

/** Cuts of stones. */
export type Cut = 'round' | 'oval' | 'pear' | 'marquise' | 'cushion' | 'heart' | 'emerald' | 'princess';

/** Corners of a facet in units of half the stone's width: x across, y down, z towards the viewer. */
export type Facet = readonly Vector[];

/** The facets of a cut: of crown and pavilion, and those visible through the table. */
export interface CutFacets {
  facets: readonly Facet[];
  table: readonly Facet[];
  /** Half the height relative to half the width. */
  tall: number;
  /** The outline of the girdle, for settings. */
  girdle(turn: number): readonly [x: number, y: number];
}

type Girdle = (turn: number) => readonly [number, number];

const angleOf = (turn: number) => turn * 2 * Math.PI;

/** Girdle by angle: 0 is at the top, clockwise, 1 is a full turn. */
const GIRDLES: Readonly<Record<Exclude<Cut, 'emerald' | 'princess'>, Girdle>> = {
  round: (turn) => [Math.sin(angleOf(turn)), -Math.cos(angleOf(turn))],
  oval: (turn) => [Math.sin(angleOf(turn)), -1.34 * Math.cos(angleOf(turn))],
  marquise: (turn) => {
    const [sin, cos] = [Math.sin(angleOf(turn)), Math.cos(angleOf(turn))];
    return [sin * (0.62 + 0.38 * Math.abs(sin)), -1.9 * cos];
  },
  pear: (turn) => {
    const [sin, cos] = [Math.sin(angleOf(turn)), Math.cos(angleOf(turn))];
    return [sin * (cos > 0 ? 1 - 0.5 * cos ** 1.5 : 1), cos > 0 ? -1.75 * cos : -cos];
  },
  cushion: (turn) => {
    const [sin, cos] = [Math.sin(angleOf(turn)), Math.cos(angleOf(turn))];
    const radius = (Math.abs(sin) ** 3 + Math.abs(cos) ** 3) ** (-1 / 3);
    return [sin * radius, -cos * radius * 1.06];
  },
  heart: (turn) => {
    const angle = angleOf(turn);
    const cosines =
      13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle);
    return [Math.sin(angle) ** 3, -(cosines + 2.5) / 15];
  },
};

function brilliant(girdle: Girdle): Pick<CutFacets, 'facets' | 'table'> {
  const at = (turn: number, reach: number, z: number): Vector => {
    const [x, y] = girdle(turn);
    return [x * reach, y * reach, z];
  };
  const facets: Facet[] = [];
  const table: Facet[] = [];
  const [tableAt, starAt] = [0.57, 0.78];
  for (let eighth = 0; eighth < 8; eighth += 1) {
    const [here, half, next] = [eighth / 8, (eighth + 0.5) / 8, (eighth + 1) / 8];
    const [t0, t1] = [at(here, tableAt, 0.34), at(next, tableAt, 0.34)];
    const [before, star] = [at(here - 1 / 16, starAt, 0.2), at(half, starAt, 0.2)];
    const [g0, g1, g2] = [at(here, 1, 0), at(half, 1, 0), at(next, 1, 0)];
    facets.push([t0, star, g0, before], [t0, t1, star], [star, g1, g0], [star, g2, g1]);
    const culet: Vector = [0, 0, -0.82];
    facets.push([culet, g0, g1], [culet, g1, g2]);
    const inner = at(half, tableAt * 0.52, 0.34);
    const centre: Vector = [0, 0, 0.34];
    table.push(
      [centre, at(here, tableAt * 0.8, 0.34), inner],
      [centre, inner, at(next, tableAt * 0.8, 0.34)],
    );
    table.push([t0, t1, inner]);
  }
  return { facets, table };
}

function steps(corners: readonly (readonly [number, number])[]): Pick<CutFacets, 'facets' | 'table'> {
  const facets: Facet[] = [];
  const table: Facet[] = [];
  const ring = (reach: number, z: number): Vector[] => corners.map(([x, y]) => [x * reach, y * reach, z]);
  const between = (outer: Vector[], inner: Vector[], into: Facet[]) => {
    outer.forEach((corner, index) => {
      const next = (index + 1) % outer.length;
      const [a, b, c] = [outer[next], inner[next], inner[index]];
      if (a && b && c) into.push([corner, a, b, c]);
    });
  };
  between(ring(1, 0), ring(0.86, 0.14), facets);
  between(ring(0.86, 0.14), ring(0.66, 0.25), facets);
  between(ring(0.3, -0.62), ring(1, 0), facets);
  between(ring(0.66, 0.25), ring(0.48, 0.25), table);
  between(ring(0.48, 0.25), ring(0.3, 0.25), table);
  between(ring(0.3, 0.25), ring(0.04, 0.25), table);
  return { facets, table };
}

function cornersOf(w: number, h: number, cut: number): (readonly [number, number])[] {
  return [
    [w - cut, -h],
    [w, cut - h],
    [w, h - cut],
    [w - cut, h],
    [cut - w, h],
    [-w, h - cut],
    [-w, cut - h],
    [cut - w, -h],
  ];
}

function polygonal(w: number, h: number, cut: number): CutFacets {
  const corners = cornersOf(w, h, cut);
  return {
    ...steps(corners),
    tall: h / w,
    girdle: (turn) => {
      const [sin, cos] = [Math.sin(angleOf(turn)), Math.cos(angleOf(turn))];
      const reach = Math.min(w / Math.abs(sin || 1e-9), h / Math.abs(cos || 1e-9));
      const corner = (w + h - cut) / (Math.abs(sin) + Math.abs(cos));
      return [sin * Math.min(reach, corner), -cos * Math.min(reach, corner)];
    },
  };
}

const ROUND_CUTS = Object.entries(GIRDLES).map(([cut, girdle]) => {
  const tall = { round: 1, oval: 1.34, pear: 1.4, marquise: 1.9, cushion: 1.06, heart: 1 }[cut] ?? 1;
  return [cut, { ...brilliant(girdle), tall, girdle }] as const;
});

/** The facets of every cut. */
export const CUTS = {
  ...Object.fromEntries(ROUND_CUTS),
  emerald: polygonal(1, 1.4, 0.34),
  princess: polygonal(1, 1, 0.05),
} as Readonly<Record<Cut, CutFacets>>;
