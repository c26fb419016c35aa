import type { Design } from './design.ts';
import type { DialPaint } from './dial-paint.ts';
import { textPath } from './glyphs.ts';
import type { Tones } from './metals.ts';
import type { Outline } from './outline.ts';
import { circle, group, num, path, polar, polygon } from './svg.ts';

const ROMAN = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

export interface IndexPlan {
  design: Design;
  dial: Outline;
  paint: DialPaint;
  applied: Tones;
  /** The colour of applied numerals. */
  numerals: string;
  /** Hours without an index because of a date or a sub-dial, from 0 (twelve) to 11. */
  free: ReadonlySet<number>;
  /** Hours with a short index, because a sub-dial is close. */
  short: ReadonlySet<number>;
}

/** The point of an hour, at a distance inside the edge of the dial. */
function at(dial: Outline, hour: number, inset: number): [number, number] {
  return polar(hour * 30, dial.inset(inset).edge(hour * 30));
}

/** A bar in the direction of the hour, with a light bevel on one side. */
function bar(plan: IndexPlan, hour: number, length: number, width: number, gap = 0): string {
  const [x, y] = at(plan.dial, hour, 7);
  const box = (w: number, x0 = -w / 2) => `M${num(x0)} 0h${num(w)}v${num(length)}h${num(-w)}z`;
  const body = (shift: number) =>
    path(
      box(width, shift - width / 2),
      `fill="${plan.applied.light}" stroke="${plan.applied.deep}" stroke-width=".5"`,
    ) + path(box(width / 2, shift), `fill="${plan.applied.dark}"`);
  const bars = gap ? body(-gap) + body(gap) : body(0);
  return group(`transform="translate(${num(x)} ${num(y)}) rotate(${hour * 30})"`, bars);
}

function lume(plan: IndexPlan, hour: number, r: number): string {
  const frame = `fill="#f2f4e8" stroke="${plan.applied.light}" stroke-width="1.3"`;
  const [x, y] = at(plan.dial, hour, 9 + r);
  if (hour === 0) {
    return path(
      polygon([
        [-r * 1.35, y - r],
        [r * 1.35, y - r],
        [0, y + r * 1.5],
      ]),
      frame,
    );
  }
  if (hour % 3 === 0) {
    const turned = `transform="translate(${num(x)} ${num(y)}) rotate(${hour * 30})"`;
    return path(
      `M${num(-r * 0.55)} ${num(-r)}h${num(r * 1.1)}v${num(r * 2.9)}h${num(-r * 1.1)}z`,
      `${frame} ${turned}`,
    );
  }
  return circle(r, frame, x, y);
}

/** A luminous block, wider at twelve. */
function block(plan: IndexPlan, hour: number): string {
  const size = Math.min(plan.dial.w, plan.dial.h);
  const [x, y] = at(plan.dial, hour, 8);
  const half = size * (hour === 0 ? 0.085 : hour % 3 ? 0.048 : 0.062);
  const long = size * (hour % 3 ? 0.13 : 0.19);
  return path(
    `M${num(-half)} 0H${num(half)}L${num(half * 0.78)} ${num(long)}H${num(-half * 0.78)}Z`,
    `fill="#f2f4e8" stroke="${plan.applied.light}" stroke-width="1.3" transform="translate(${num(x)} ${num(y)}) rotate(${hour * 30})"`,
  );
}

/** The numerals of the given hours, upright or radial. */
function figures(
  plan: IndexPlan,
  hours: readonly number[],
  roman: boolean,
  height: number,
  weight: number,
  colour: string,
): string {
  const d = hours
    .map((hour) => {
      const text = roman ? (ROMAN[hour] ?? '') : String(hour || 12);
      const [x, y] = at(plan.dial, hour, 8 + height * (roman ? 0.62 : 0.8));
      return textPath(text, x, y, height, roman ? hour * 30 : 0, roman ? 0.6 : 1.6);
    })
    .join('');
  return path(d, `fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round"`);
}

/** The hour marks of a dial. */
export function drawIndices(plan: IndexPlan): string {
  const { design, dial, paint, applied, free, short } = plan;
  const hours = Array.from({ length: 12 }, (_, hour) => hour).filter((hour) => !free.has(hour));
  const full = hours.filter((hour) => !short.has(hour));
  const size = Math.min(dial.w, dial.h);
  const each = (draw: (hour: number) => string, of = hours) => of.map(draw).join('');
  const stub = (hour: number) => bar(plan, hour, 5, 3);
  const stubs = each(
    stub,
    hours.filter((hour) => short.has(hour)),
  );
  const numeralColour = plan.numerals;
  switch (design.indices) {
    case 'baton':
      return each((hour) =>
        short.has(hour)
          ? stub(hour)
          : bar(plan, hour, size * 0.2, hour === 0 ? 4 : 4.4, hour === 0 ? 3.2 : 0),
      );
    case 'wedge':
      return each((hour) => {
        const [x, y] = at(dial, hour, 6);
        const long = short.has(hour) ? 7 : 17;
        return path(
          `M-3.6 0H3.6L.8 ${long}H-.8Z`,
          `fill="${applied.light}" stroke="${applied.deep}" stroke-width=".5" transform="translate(${num(x)} ${num(y)}) rotate(${hour * 30})"`,
        );
      });
    case 'roman':
      return figures(plan, full, true, size * 0.24, 1.9, paint.dark ? numeralColour : paint.print) + stubs;
    case 'arabic':
      return figures(plan, full, false, size * 0.17, 2.6, numeralColour) + stubs;
    case 'bauhaus':
      return (
        figures(
          plan,
          full.filter((hour) => hour % 2 === 0),
          false,
          size * 0.13,
          1.1,
          paint.print,
        ) +
        each(
          (hour) => bar(plan, hour, 10, 1),
          hours.filter((hour) => hour % 2 === 1),
        )
      );
    case 'pilot':
      return (
        figures(
          plan,
          full.filter((hour) => hour !== 0),
          false,
          size * 0.17,
          3,
          '#f2f1e4',
        ) +
        (free.has(0) || short.has(0)
          ? ''
          : path(
              polygon([
                [0, -dial.h + 8],
                [7, -dial.h + 20],
                [-7, -dial.h + 20],
              ]),
              'fill="#f2f1e4"',
            )) +
        stubs
      );
    case 'explorer':
      return (
        figures(
          plan,
          full.filter((hour) => hour % 3 === 0 && hour),
          false,
          size * 0.22,
          4.2,
          '#eff0e2',
        ) +
        each((hour) =>
          hour === 0 && !short.has(0)
            ? figures(plan, [0], false, size * 0.22, 4.2, '#eff0e2')
            : hour % 3
              ? bar(plan, hour, size * 0.17, 5)
              : short.has(hour)
                ? stub(hour)
                : '',
        )
      );
    case 'dots':
      return each((hour) => (short.has(hour) ? stub(hour) : lume(plan, hour, size * 0.068)));
    case 'thin':
      return each((hour) => bar(plan, hour, short.has(hour) ? 6 : size * 0.17, 1.8));
    case 'square':
      return each((hour) => (short.has(hour) ? stub(hour) : block(plan, hour)));
  }
}
