import { num, polar, polygon } from './svg.ts';

/** A closed line around the centre of a watch: of its case, bezel or dial. */
export interface Outline {
  /** Half the width and half the height. */
  w: number;
  h: number;
  /** The line as path data. */
  d: string;
  /** Distance from the centre to the line at an angle in degrees clockwise from twelve. */
  edge(degrees: number): number;
  /** The same form, smaller by a distance (larger when negative). */
  inset(by: number): Outline;
  round: boolean;
}

/** A circle. */
export function round(r: number): Outline {
  const a = num(r);
  return {
    w: r,
    h: r,
    d: `M0 -${a}A${a} ${a} 0 0 1 0 ${a}A${a} ${a} 0 0 1 0 -${a}Z`,
    edge: () => r,
    inset: (by) => round(r - by),
    round: true,
  };
}

/** An ellipse. */
export function oval(w: number, h: number): Outline {
  return {
    w,
    h,
    d: `M0 ${num(-h)}A${num(w)} ${num(h)} 0 0 1 0 ${num(h)}A${num(w)} ${num(h)} 0 0 1 0 ${num(-h)}Z`,
    edge: (degrees) => {
      const [x, y] = polar(degrees, 1);
      return 1 / Math.hypot(x / w, y / h);
    },
    inset: (by) => oval(w - by, h - by),
    round: false,
  };
}

/** A rectangle with rounded corners. */
export function box(w: number, h: number, radius: number): Outline {
  const r = Math.max(1, Math.min(radius, w, h));
  const arc = (x: number, y: number) => `A${num(r)} ${num(r)} 0 0 1 ${num(x)} ${num(y)}`;
  const d =
    `M${num(r - w)} ${num(-h)}H${num(w - r)}${arc(w, r - h)}V${num(h - r)}${arc(w - r, h)}` +
    `H${num(r - w)}${arc(-w, h - r)}V${num(r - h)}${arc(r - w, -h)}Z`;
  return {
    w,
    h,
    d,
    edge: (degrees) => {
      const [x, y] = polar(degrees, 1);
      return Math.min(w / Math.abs(x || 1e-9), h / Math.abs(y || 1e-9)) * (1 - 0.02 * (r / w));
    },
    inset: (by) => box(w - by, h - by, radius - by * 0.7),
    round: false,
  };
}

/** Four curved sides: a cushion when about as wide as high; `fullness` 0.55 is an ellipse, 0.95 nearly a box. */
export function cushion(w: number, h: number, fullness: number): Outline {
  const x = w * fullness;
  const y = h * fullness;
  const c = (...values: number[]) => `C${values.map(num).join(' ')}`;
  return {
    w,
    h,
    d: `M0 ${num(-h)}${c(x, -h, w, -y, w, 0)}${c(w, y, x, h, 0, h)}${c(-x, h, -w, y, -w, 0)}${c(-w, -y, -x, -h, 0, -h)}Z`,
    edge: (degrees) => {
      const [dx, dy] = polar(degrees, 1);
      const power = 2 + (fullness - 0.55) * 9;
      return (Math.abs(dx / w) ** power + Math.abs(dy / h) ** power) ** (-1 / power);
    },
    inset: (by) => cushion(w - by, h - by, fullness),
    round: false,
  };
}

/** A barrel: flat at top and bottom, curved at the sides. */
export function barrel(w: number, h: number): Outline {
  const top = w * 0.68;
  const shoulder = h * 0.5;
  const c = (...values: number[]) => `C${values.map(num).join(' ')}`;
  return {
    w,
    h,
    d:
      `M${num(-top)} ${num(-h * 0.97)}Q0 ${num(-h * 1.03)} ${num(top)} ${num(-h * 0.97)}` +
      `${c(w * 0.9, -h * 0.82, w, -shoulder, w, 0)}${c(w, shoulder, w * 0.9, h * 0.82, top, h * 0.97)}` +
      `Q0 ${num(h * 1.03)} ${num(-top)} ${num(h * 0.97)}` +
      `${c(-w * 0.9, h * 0.82, -w, shoulder, -w, 0)}${c(-w, -shoulder, -w * 0.9, -h * 0.82, -top, -h * 0.97)}Z`,
    edge: (degrees) => {
      const [x, y] = polar(degrees, 1);
      return Math.min(1 / Math.hypot(x / w, y / (h * 1.28)), h / Math.abs(y || 1e-9));
    },
    inset: (by) => barrel(w - by, h - by),
    round: false,
  };
}

/**
 * A regular polygon with a horizontal side, such as the octagon of a Royal Oak; `r` is the distance to the middle of
 * a side.
 */
export function regular(sides: number, r: number): Outline {
  const corner = r / Math.cos(Math.PI / sides);
  const turn = 180 / sides;
  const points = Array.from({ length: sides }, (_, index) => polar(turn + index * 2 * turn, corner));
  return {
    w: r,
    h: r,
    d: polygon(points),
    edge: (degrees) => {
      const side = ((degrees % (2 * turn)) + 3 * turn) % (2 * turn);
      return r / Math.cos(((side - turn) * Math.PI) / 180);
    },
    inset: (by) => regular(sides, r - by),
    round: false,
  };
}

/** A drop: round at the bottom, pointed at the top. */
export function drop(w: number, h: number): Outline {
  return {
    w,
    h,
    d: `M0 ${num(-h)}C${num(w * 0.5)} ${num(-h * 0.72)} ${num(w)} ${num(-h * 0.3)} ${num(w)} ${num(h * 0.2)}A${num(w)} ${num(h * 0.8)} 0 0 1 ${num(-w)} ${num(h * 0.2)}C${num(-w)} ${num(-h * 0.3)} ${num(-w * 0.5)} ${num(-h * 0.72)} 0 ${num(-h)}Z`,
    edge: (degrees) => {
      const [x, y] = polar(degrees, 1);
      const narrow = y < 0 ? 1 + 0.75 * y * y * Math.abs(x) : 1;
      return narrow / Math.hypot(x / w, y / h);
    },
    inset: (by) => drop(w - by, h - by * 1.25),
    round: false,
  };
}
