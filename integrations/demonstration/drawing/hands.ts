import type { HandKind } from './design.ts';
import type { Tones } from './metals.ts';
import { circle, group, num, path, polar } from './svg.ts';

/** A hand that points at twelve, pivot at the origin: its outline, and the area of its luminous paint. */
interface Shape {
  d: string;
  lume?: string;
}

/** The shape of a hand, `long` units from pivot to tip and about `wide` across. */
function shape(kind: HandKind, long: number, wide: number, hour: boolean): Shape {
  const l = (part: number) => num(-long * part);
  const w = (part: number) => num(wide * part);
  const bar = `M${w(-0.5)} 12V${l(1)}H${w(0.5)}V12Z`;
  const lume = `M${w(-0.24)} ${l(0.35)}V${l(0.95)}H${w(0.24)}V${l(0.35)}Z`;
  switch (kind) {
    case 'dauphine':
      return { d: `M0 14L${w(-0.85)} 0L0 ${l(1)}L${w(0.85)} 0Z` };
    case 'leaf':
      return { d: `M-1 14L-1 0Q${w(-1)} ${l(0.45)} 0 ${l(1)}Q${w(1)} ${l(0.45)} 1 0L1 14Z` };
    case 'sword':
      return {
        d: `M-1.6 12L${w(-0.42)} ${l(0.1)}L${w(-0.72)} ${l(0.82)}L0 ${l(1)}L${w(0.72)} ${l(0.82)}L${w(0.42)} ${l(0.1)}L1.6 12Z`,
        lume: `M${w(-0.24)} ${l(0.3)}L${w(-0.38)} ${l(0.8)}L0 ${l(0.9)}L${w(0.38)} ${l(0.8)}L${w(0.24)} ${l(0.3)}Z`,
      };
    case 'breguet': {
      const r = hour ? 5.2 : 4.2;
      const y = -long * 0.7;
      return {
        d: `M-1.3 13L-.9 ${num(y + r)}A${r} ${r} 0 1 1 .9 ${num(y + r)}L1.3 13ZM0 ${num(y + r * 0.55)}A${num(r * 0.58)} ${num(r * 0.58)} 0 1 0 -.1 ${num(y + r * 0.55)}ZM-1.1 ${num(y - r * 0.8)}L0 ${l(1)}L1.1 ${num(y - r * 0.8)}Z`,
      };
    }
    case 'mercedes':
      if (!hour)
        return {
          d: `M${w(-0.5)} 12V${l(0.88)}L0 ${l(1)}L${w(0.5)} ${l(0.88)}V12Z`,
          lume: `M${w(-0.26)} ${l(0.2)}V${l(0.86)}L0 ${l(0.93)}L${w(0.26)} ${l(0.86)}V${l(0.2)}Z`,
        };
      return {
        d: `M-2.4 12V${l(0.56)}A7.6 7.6 0 1 1 2.4 ${l(0.56)}V12ZM-2.4 ${num(-long * 0.56 - 14)}L0 ${l(1)}L2.4 ${num(-long * 0.56 - 14)}Z`,
        lume: `M-1.2 ${l(0.12)}V${l(0.48)}H1.2V${l(0.12)}Z${mercedesStar(long * 0.56 + 7.2)}`,
      };
    case 'snowflake':
      if (!hour) return { d: bar, lume: `M${w(-0.26)} ${l(0.2)}V${l(0.96)}H${w(0.26)}V${l(0.2)}Z` };
      return {
        d: `M-2.4 12V${l(0.56)}L-9 ${l(0.72)}L-2.4 ${l(0.88)}V${l(1)}H2.4V${l(0.88)}L9 ${l(0.72)}L2.4 ${l(0.56)}V12Z`,
        lume: `M0 ${l(0.58)}L-6 ${l(0.72)}L0 ${l(0.86)}L6 ${l(0.72)}ZM-1.1 ${l(0.15)}V${l(0.5)}H1.1V${l(0.15)}Z`,
      };
    case 'broad':
      return {
        d: `M-1.6 12V${l(0.2)}L${w(-1)} ${l(0.3)}V${l(0.82)}L0 ${l(1)}L${w(1)} ${l(0.82)}V${l(0.3)}L1.6 ${l(0.2)}V12Z`,
        lume: `M${w(-0.6)} ${l(0.34)}V${l(0.8)}L0 ${l(0.9)}L${w(0.6)} ${l(0.8)}V${l(0.34)}Z`,
      };
    case 'arrow':
      if (!hour) return { d: bar, lume: `M${w(-0.26)} ${l(0.2)}V${l(0.96)}H${w(0.26)}V${l(0.2)}Z` };
      return {
        d: `M-2 12V${l(0.6)}L-9 ${l(0.6)}L0 ${l(1)}L9 ${l(0.6)}L2 ${l(0.6)}V12Z`,
        lume: `M-5.6 ${l(0.65)}L0 ${l(0.9)}L5.6 ${l(0.65)}Z`,
      };
    case 'pencil':
      return { d: `M${w(-0.5)} 12V${l(0.9)}L0 ${l(1)}L${w(0.5)} ${l(0.9)}V12Z`, lume };
    case 'needle':
      return { d: `M-1.2 14L-.6 ${l(1)}H.6L1.2 14Z` };
    case 'baton':
      return { d: bar, lume };
  }
}

/** The three luminous areas of a Mercedes hand around a point at this height above the pivot. */
function mercedesStar(height: number): string {
  return [60, 180, 300]
    .map((centre) => {
      const [x0, y0] = polar(centre, 1.1);
      const [x1, y1] = polar(centre - 50, 5.9);
      const [x2, y2] = polar(centre + 50, 5.9);
      return `M${num(x0)} ${num(y0 - height)}L${num(x1)} ${num(y1 - height)}A5.9 5.9 0 0 1 ${num(x2)} ${num(y2 - height)}Z`;
    })
    .join('');
}

/** Hands with luminous paint: those of sport watches, not of dress watches. */
const LUMINOUS: readonly HandKind[] = ['mercedes', 'snowflake', 'broad', 'sword', 'pencil', 'arrow'];

function hand(form: Shape, turn: number, tones: Tones, lit: boolean): string {
  const paint = `fill="url(#hd)" stroke="${tones.deep}" stroke-width=".55"`;
  return group(
    `transform="rotate(${num(turn)})"`,
    path(form.d, `${paint} fill-rule="evenodd"`) +
      (lit && form.lume
        ? path(form.lume, 'fill="#f4f6ea"')
        : form.lume
          ? path(form.lume, `fill="${tones.mid}" fill-opacity=".5"`)
          : ''),
  );
}

export interface HandPlan {
  kind: HandKind;
  tones: Tones;
  /** Length of the minute hand from the centre. */
  reach: number;
  /** Minutes past ten o'clock, about ten. */
  minutes: number;
  /** Length of the seconds hand. */
  secondsReach: number;
  /** Angle of the central seconds hand in degrees; null when there is none. */
  seconds: number | null;
  secondsColour: string;
  /** The hand of a second time zone. */
  gmt: { turn: number; colour: string } | null;
}

/** The hands and their pinion; gradient `hd` must be defined. */
export function drawHands(plan: HandPlan): string {
  const { kind, tones, reach } = plan;
  const lit = LUMINOUS.includes(kind) || kind === 'baton';
  const hour = hand(shape(kind, reach * 0.64, 8.6, true), 300 + plan.minutes / 2, tones, lit);
  const minute = hand(shape(kind, reach * 0.96, 6.4, false), plan.minutes * 6, tones, lit);
  const gmt = plan.gmt
    ? group(
        `transform="rotate(${num(plan.gmt.turn)})" fill="${plan.gmt.colour}"`,
        path(
          `M-1 10V${num(-reach * 0.78)}H1V10ZM-5 ${num(-reach * 0.76)}L0 ${num(-reach * 0.94)}L5 ${num(-reach * 0.76)}Z`,
          '',
        ),
      )
    : '';
  const seconds =
    plan.seconds === null
      ? ''
      : group(
          `transform="rotate(${num(plan.seconds)})" fill="${plan.secondsColour}"`,
          path(`M-.9 24L-.45 ${num(-plan.secondsReach * 0.99)}H.45L.9 24Z`, '') +
            (lit && kind !== 'baton' ? circle(3, '', 0, -plan.secondsReach * 0.62) : circle(2.4, '', 0, 20)),
        );
  const pinion =
    circle(3.6, `fill="${tones.light}" stroke="${tones.deep}" stroke-width=".5"`) +
    circle(1.2, `fill="${tones.dark}"`);
  const shade = (turn: number, part: number) => {
    const [x, y] = polar(turn, reach * part);
    return `M0 0L${num(x)} ${num(y)}`;
  };
  const shadow = path(
    shade(300 + plan.minutes / 2, 0.6) + shade(plan.minutes * 6, 0.92),
    'transform="translate(1.7 2.8)" stroke="#000" stroke-opacity=".24" stroke-width="4.4" stroke-linecap="round"',
  );
  return shadow + gmt + hour + minute + seconds + pinion;
}
