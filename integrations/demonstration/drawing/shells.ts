import type { CaseKind } from './design.ts';
import { fourLugs } from './lugs.ts';
import { num } from './svg.ts';

/**
 * The upper right quarter of the parts of a case outside its body, clockwise from the centre of the strap: a shell that
 * continues as an integrated bracelet, the bars of a Tank, the horns of an Aquis.
 */
const SHELLS: Readonly<Partial<Record<CaseKind, string>>> = {
  'royal-oak': 'M0 -121L73 -121L94 -78Q101 -62 101 -40L101 0',
  offshore: 'M0 -118L71 -118L96 -80Q104 -66 104 -44L104 0',
  porthole: 'M0 -116L62 -116L78 -84L92 -44L92 -32L103 -30Q106 -16 106 0',
  octagon: 'M0 -118L60 -118L78 -84L96 -44L96 0',
  claws: 'M0 -116L62 -116Q66 -92 84 -74Q98 -58 99 -30L99 0',
  integrated: 'M0 -117L66 -117L82 -90Q95 -68 98 -34L98 0',
  flowing: 'M0 -118L62 -118Q70 -92 86 -72Q97 -56 98 -30L98 0',
  santos: 'M0 -117L66 -117Q68 -104 80 -98Q93 -91 94 -66L94 0',
  tank: 'M60 0L60 -108Q60 -115 67 -115L75 -115Q82 -115 82 -108L82 0',
  'tank-francaise': 'M58 0L58 -113L68 -113Q81 -106 83 -88Q86 -50 86 0',
  h: 'M57 0L57 -98Q57 -102 61 -102L84 -102Q88 -102 88 -98L88 0',
  aquis: 'M28 -80L31 -114Q32 -118 36 -118L52 -118Q57 -118 58 -113L60 -103Q64 -90 77 -68L84 -53',
  'big-bang': 'M84 0L84 -34L98 -28Q102 -14 102 0',
};

/** The parts of a case outside its body as path data; empty for a case without them. */
export function shellOf(kind: CaseKind): string {
  const quarter = SHELLS[kind];
  if (!quarter) return '';
  const steps = stepsOf(quarter);
  const [first] = steps;
  const [x, y] = first?.points[0] ?? [0, 0];
  const right = `M${num(x)} ${num(y)}${along(steps, 1, 1)}${back(steps, 1, -1)}`;
  if (x === 0) return `${right}${along(steps, -1, -1)}${back(steps, -1, 1)}Z`;
  if (y === 0) return `${right}ZM${num(-x)} ${num(y)}${along(steps, -1, 1)}${back(steps, -1, -1)}Z`;
  return fourLugs(`${quarter}Z`, 0);
}

/** One command of a path: a letter and its points; the last one is where it ends. */
interface Step {
  command: string;
  points: readonly (readonly [number, number])[];
}

function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([MLQ])([^MLQ]*)/g)].map(([, command = '', numbers = '']) => ({
    command,
    points: [...numbers.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    ),
  }));
}

type Mirror = 1 | -1;

function written(command: string, points: Step['points'], sx: Mirror, sy: Mirror): string {
  return command + points.map(([x, y]) => `${num(sx * x)} ${num(sy * y)}`).join(' ');
}

/** A mirrored quarter from its start to its end. */
function along(steps: readonly Step[], sx: Mirror, sy: Mirror): string {
  return steps
    .slice(1)
    .map(({ command, points }) => written(command, points, sx, sy))
    .join('');
}

/** A mirrored quarter from its end to its start. */
function back(steps: readonly Step[], sx: Mirror, sy: Mirror): string {
  return steps
    .slice(1)
    .map(({ command, points }, index) => {
      const start = steps[index]?.points.at(-1);
      return written(command, [...points.slice(0, -1).reverse(), ...(start ? [start] : [])], sx, sy);
    })
    .reverse()
    .join('');
}
